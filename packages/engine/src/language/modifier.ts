/** What an applied effect changes. */
import type { Ability, Attribute, BattlePosition, Race, SummonWay } from '../vocabulary/kinds.ts';
import type { Side } from '../vocabulary/players.ts';
import type { Cause } from '../vocabulary/reasons.ts';
import type { Action } from './action.ts';
import type { Amount } from './amount.ts';
import type { MaterialUse } from './card.ts';
import type { Condition } from './condition.ts';
import type { Effect } from './effect.ts';
import type { EventPattern } from './event.ts';
import type { Filter } from './filter.ts';
import type { Reference } from './reference.ts';

/** How a value changes; the order of application follows from these. (stats.set-value.ignores-earlier-activated-rises …) */
// `restore`: it becomes the original value, whatever the amount.
export const STAT_CHANGES = [
  'raise',
  'set',
  'restore',
  'multiply',
  'set-original',
  'multiply-original',
] as const;
export type StatChange = (typeof STAT_CHANGES)[number];

/** What becomes of effects that stay negated in the GY: they are negated, or cannot be activated either. */
export type Silence = 'negated' | 'cannot-be-activated';

export type Modifier =
  | { readonly modifies: 'atk' | 'def'; readonly how: StatChange; readonly amount: Amount }
  /** Both by or to the same amount; what multiplies the current values is two changes, for each has its own. */
  | { readonly modifies: 'atk-def'; readonly how: 'raise' | 'set-original'; readonly amount: Amount }
  | { readonly modifies: 'level'; readonly how: 'raise' | 'set'; readonly amount: Amount }
  | { readonly modifies: 'name'; readonly name: string }
  /** Its name becomes that of the card at this amount. */
  | { readonly modifies: 'name-of'; readonly amount: Amount }
  /** It has these effects, too. */
  | { readonly modifies: 'gains-effects'; readonly effects: readonly Effect[] }
  /** It has the original effects of the card at this amount. */
  | { readonly modifies: 'gains-original-effects'; readonly amount: Amount }
  /** The effect that says so is gone. (effects.gain.loses-the-gaining-effect) */
  | { readonly modifies: 'loses-this-effect' }
  /** The player of the text controls it as long as this applies; then it goes back. (movement.control.card-counts-as-the-current-controllers) */
  | { readonly modifies: 'controlled' }
  /** "treated as a Tuner" */
  | { readonly modifies: 'ability'; readonly ability: Ability }
  /** `declared`: it becomes what was declared. */
  | { readonly modifies: 'race'; readonly race: Race | 'declared' }
  /** It has this Attribute in addition to its own. */
  | { readonly modifies: 'also-attribute'; readonly attribute: Attribute }
  /** It belongs to this archetype in addition to its own. */
  | { readonly modifies: 'also-series'; readonly series: string }
  /** A reference: it becomes that card's; `declared`: what was declared. */
  | { readonly modifies: 'attribute'; readonly attribute: Attribute | Reference | 'declared' }
  /** An Effect Monster that is treated as a Normal Monster. */
  | { readonly modifies: 'treated-as-normal-monster' }
  /** The Pendulum Scale. */
  | { readonly modifies: 'scale'; readonly how: 'raise' | 'set'; readonly amount: Amount }
  | { readonly modifies: 'effects'; readonly how: 'negated' }
  /**
   * Activated effects are negated when they resolve, wherever the card is. Which cards match is asked of them as they were when they
   * activated; with `asOf`, also as they are when the effect resolves.
   */
  | { readonly modifies: 'activated-effects'; readonly how: 'negated'; readonly asOf?: 'resolution' }
  /** Neither the activations of matching cards nor the effects that they activate can be negated, where the affected player activates them on the field. */
  | { readonly modifies: 'activations-not-negated'; readonly card: Filter }
  /**
   * Not affected by the effects of matching cards; `activated`: only by those that they activate; `targeting`: "unless they target
   * it". (wording.restriction.unaffected)
   */
  | {
      readonly modifies: 'unaffected';
      readonly by: Filter;
      readonly only?: 'activated';
      readonly unless?: 'targeting';
    }
  /** Cards in the hand that everyone sees. (zones.hand.card-revealed-by-effect-is-public) */
  | { readonly modifies: 'revealed' }
  // What cards cannot do or suffer.
  | { readonly modifies: 'cannot-declare-attacks' }
  | { readonly modifies: 'cannot-attack' }
  | { readonly modifies: 'cannot-attack-directly' }
  /** Monsters (of the opponent of who says so) cannot target it for attacks. */
  | { readonly modifies: 'cannot-be-attacked'; readonly by: 'any' | 'opponent' }
  /** It cannot target matching monsters for its attacks. */
  | { readonly modifies: 'cannot-target-for-attacks'; readonly which: Filter }
  /** It cannot declare an attack unless its player does this. */
  | { readonly modifies: 'attack-cost'; readonly cost: Action }
  | { readonly modifies: 'cannot-change-position' }
  /** The opponent of who says so cannot banish it; `any`: nobody can. */
  | { readonly modifies: 'cannot-be-banished'; readonly by: 'any' | 'opponent' }
  /** It can take the place of 1 Fusion Material that the Fusion Monster lists by name; the others must be correct. */
  | {
      readonly modifies: 'substitutes-fusion-material';
      /** Of a Fusion Material that lists an Attribute, on such a Fusion Monster only. */
      readonly attributeOn?: Filter;
    }
  /** As a Continuous Effect, which can be negated. (effects.text.material-restriction.continuous-exception) */
  | { readonly modifies: 'cannot-be-material'; readonly for: readonly MaterialUse[] }
  /** Not destroyed by battle with a monster that matches. */
  | { readonly modifies: 'not-destroyed-by-battle'; readonly with: Filter }
  /** With `by`, only by the effects of such cards. */
  | { readonly modifies: 'not-destroyed-by-effects'; readonly of: 'any' | 'opponent'; readonly by?: Filter }
  /**
   * The first time in each turn that it, or one of those affected, would be destroyed so, it is not destroyed; `of`: what destroys it;
   * `for`: the first time for each of them.
   */
  | {
      readonly modifies: 'first-destruction-prevented';
      readonly by: readonly Cause[];
      readonly of: Filter;
      readonly for?: 'each';
      /** "The first 2 times": so often in each turn. */
      readonly times?: number;
    }
  /** With `of`, only by the effects of such cards. */
  | { readonly modifies: 'cannot-be-targeted'; readonly by: 'any' | 'opponent'; readonly of?: Filter }
  /** The affected cards, and with `card-or-effect` also their effects, cannot be activated. */
  | { readonly modifies: 'cannot-be-activated'; readonly what: 'card-or-effect' | 'effect' }
  /** Its effects cannot be activated and are negated once a battle with the affected monster has destroyed it. */
  | { readonly modifies: 'negates-what-it-destroys-by-battle'; readonly how: Silence }
  // What cards can do beyond the rules.
  /** Damage calculation uses its original ATK and DEF; the current ones do not change. (damage-step.calculation.using-original-values) */
  | { readonly modifies: 'battles-with-original-values' }
  /** Inflicts piercing battle damage: the difference, or double the difference. */
  | { readonly modifies: 'piercing'; readonly times: 1 | 2 }
  | { readonly modifies: 'attacks'; readonly times: Amount; readonly on: 'monsters' | 'any' }
  /** So many attacks more than one. */
  | { readonly modifies: 'additional-attacks'; readonly amount: Amount }
  /** It must attack, if it can, before its player may leave the Battle Phase. (wording.style.must-attack) */
  | { readonly modifies: 'must-attack' }
  /** It attacks all the opponent's monsters, or all of those that match, once each. */
  | {
      readonly modifies: 'attacks-all-monsters';
      readonly use: 'optional' | 'mandatory';
      readonly which: Filter;
    }
  /** With `damage`: where it uses this to attack directly, the opponent takes half the battle damage. */
  | { readonly modifies: 'attacks-directly'; readonly damage?: 'half' }
  /**
   * One more attack, `in-a-row` before any other monster attacks; `only-to-one-attack`: not on top of several attacks.
   * (battle.multiple-attacks.do-not-add-to-only-once-more)
   */
  | {
      readonly modifies: 'attacks-again';
      readonly order: 'in-a-row' | 'any';
      readonly use: 'optional' | 'mandatory';
      readonly adds: 'always' | 'only-to-one-attack';
      readonly on?: 'monsters';
    }
  /** It can attack in face-up Defense Position, and its DEF is used for damage calculation. */
  | { readonly modifies: 'attacks-in-defense-position' }
  | { readonly modifies: 'counts-as-tributes'; readonly times: number; readonly for: Filter }
  | { readonly modifies: 'not-tributed-for-tribute-summon' }
  /** Set, it can be activated in the turn in which it was Set. */
  | { readonly modifies: 'activated-the-turn-it-was-set' }
  /** It cannot be Tributed, for whatever; or not by the opponent of its controller. */
  | { readonly modifies: 'not-tributed'; readonly by: 'any' | 'opponent' }
  /** Its opponent's player must use it, as if they controlled it, when they Tribute. */
  | { readonly modifies: 'tributed-by-opponent' }
  /** When it attacks, or battles at all, its controller's opponent cannot activate anything until the end of the Damage Step. */
  | { readonly modifies: 'silences-opponent'; readonly when: 'attacks' | 'battles' }
  /** It destroys itself, but a monster in the Damage Step only after damage calculation. */
  | { readonly modifies: 'destroys-itself' }
  | { readonly modifies: 'stays-in-position'; readonly position: BattlePosition }
  /** Destroyed in a Monster Zone, it can stay as a Continuous Spell. (effects.unclassified.becomes-continuous-spell) */
  | { readonly modifies: 'kept-as-spell' }
  /** It can be Set from the hand as a Spell. (effects.unclassified.set-as-spell) */
  | { readonly modifies: 'set-as-spell' }
  /** "Each time …, …": by itself, without a Chain, once for each moment in which it happens. (wording.timing.each-time) */
  | {
      readonly modifies: 'each-time';
      readonly on: EventPattern;
      readonly does: Action;
      /** "the next …": once, and it is over. */
      readonly once?: true;
    }
  // Players.
  /** The affected player cannot Special Summon matching monsters, or not in this way; `by`, `except`: the effects of such cards. */
  | {
      readonly modifies: 'cannot-special-summon';
      readonly card: Filter;
      readonly way: SummonWay;
      readonly by?: Filter;
      readonly except?: Filter;
    }
  /** The affected player can Link Summon such a monster with 1 monster of its name that matches `material` as the entire material. */
  | { readonly modifies: 'entire-material'; readonly of: Filter; readonly material: Filter }
  /** The affected player cannot Special Summon 2 or more monsters at the same time. */
  | { readonly modifies: 'no-simultaneous-special-summons' }
  /** The affected player cannot Normal Summon, or cannot Normal Summon or Set, or not Tribute Summon, matching monsters. */
  | {
      readonly modifies: 'cannot-normal-summon';
      readonly card: Filter;
      readonly what: 'summon' | 'summon-or-set' | 'tribute-summon';
    }
  /** The affected player cannot Flip Summon matching monsters. */
  | { readonly modifies: 'cannot-flip-summon'; readonly card: Filter }
  /** So many Normal Summons and Sets of the affected player in a turn, not just 1. */
  | { readonly modifies: 'normal-summons'; readonly count: number }
  /** A Summon of the card in one of these ways cannot be negated. */
  | { readonly modifies: 'summon-not-negated'; readonly ways: readonly SummonWay[] }
  /** When it is Summoned in one of these ways, players of this side cannot activate cards or effects. */
  | { readonly modifies: 'silences-when-summoned'; readonly ways: readonly SummonWay[]; readonly side: Side }
  /** Once per turn, the affected player can Normal Summon a matching monster in addition to the one of the turn. */
  | { readonly modifies: 'extra-normal-summon'; readonly card: Filter }
  /** The affected player can Normal Summon matching monsters without Tributing. */
  | { readonly modifies: 'summons-without-tributing'; readonly card: Filter }
  | { readonly modifies: 'no-battle-phase' }
  /**
   * The battle damage that the affected player takes, or the affected monster inflicts: to its controller's opponent, or `to: 'any'` "to a
   * player", also to its own when the damage is passed on; a number is what it becomes.
   */
  | {
      readonly modifies: 'battle-damage';
      readonly how: 'none' | 'half' | 'double' | number;
      readonly to?: 'any';
      /** "You can reduce …": its player decides when the damage is calculated. */
      readonly use?: 'optional';
    }
  /** The opponent takes the battle damage that the affected player would have taken, or both take it. */
  | { readonly modifies: 'battle-damage-shared'; readonly taker: 'opponent' | 'both' }
  | { readonly modifies: 'effect-damage'; readonly how: 'none' | 'half' | 'double' }
  /** The first damage so caused that the affected player would take each turn is 0; begun by an effect, the next one. (faq.resist.only-once-all-apply-at-once) */
  | { readonly modifies: 'first-damage-prevented'; readonly by: readonly Cause[] }
  /** The affected player takes no battle or effect damage that comes to this amount or less in the end. */
  | { readonly modifies: 'no-damage-up-to'; readonly amount: Amount }
  /** "draw n cards instead of 1 for your normal draw" */
  | { readonly modifies: 'normal-draw'; readonly count: Amount }
  | { readonly modifies: 'cannot-draw-by-effects' }
  /** Cards of the affected player's Main Deck cannot be added to the hand, nor drawn unless that is excepted. (movement.draw.drawn-card-counts-as-added-to-hand) */
  | { readonly modifies: 'cannot-add-from-deck'; readonly except?: 'drawing' }
  /** The affected player can control 1 such face-up card, this one; where both are affected, there is but 1 on the field. (effects.unclassified.only-one-face-up) */
  | { readonly modifies: 'only-one-face-up'; readonly card: Filter }
  /**
   * What the affected player controls face-up: monsters of 1 Type or Attribute only, or 1 monster of each; the others are sent to the GY.
   * (faq.one-kind.others-cannot-come-out-face-up)
   */
  | {
      readonly modifies: 'limits-kinds';
      readonly of: 'race' | 'attribute';
      readonly to: 'one-kind' | 'one-of-each';
    }
  /** So often in a turn can the affected player Summon, in whatever way, also before the text was in force. (faq.oath.count.special-summons-limited-to-one) */
  | { readonly modifies: 'summon-times'; readonly times: number }
  /** So often in a turn can the affected player Special Summon, counted as long as the card of the text is face-up. (faq.oath.count.special-summons-limited-to-one) */
  | { readonly modifies: 'special-summon-times'; readonly times: number }
  /** The affected player cannot banish matching cards. (faq.several.cannot-wins) */
  | { readonly modifies: 'cannot-banish'; readonly card: Filter }
  /**
   * So often in a turn can the affected player activate matching cards, and with `card-or-effect` their effects, counted as long as the text is
   * in force. (effects.prohibition.activations-counted-while-in-force)
   */
  | {
      readonly modifies: 'activation-times';
      readonly card: Filter;
      readonly what: 'card' | 'card-or-effect';
      readonly times: Amount;
    }
  /** With so many monsters can the affected player attack in a turn, or in each Battle Phase. */
  | {
      readonly modifies: 'attacking-monsters';
      readonly most: number;
      readonly within: 'turn' | 'battle-phase';
    }
  /** The affected player activates matching cards on the field only, Set there before the latest own turn began. (wording.restriction.set-first) */
  | { readonly modifies: 'activates-only-set'; readonly card: Filter }
  /** The affected player cannot activate matching cards, and with `card-or-effect` their effects, wherever they are. */
  | { readonly modifies: 'cannot-activate'; readonly card: Filter; readonly what: 'card' | 'card-or-effect' }
  /** The opponent of the affected player cannot answer the activations of such cards (of their effects too, with `card-or-effect`); or not `with` such cards. */
  | {
      readonly modifies: 'not-answered';
      readonly card: Filter;
      readonly what: 'card' | 'card-or-effect';
      readonly with?: Filter;
    }
  /** The affected player can activate matching cards and their effects even where this condition of theirs does not hold. */
  | { readonly modifies: 'activates-without'; readonly condition: Condition; readonly card: Filter }
  /** The affected player can activate the Ignition Effects of matching cards as Quick Effects. */
  | { readonly modifies: 'activates-as-quick'; readonly card: Filter }
  /** The affected player cannot use matching cards for the costs of the effects of such cards. */
  | { readonly modifies: 'cannot-pay-with'; readonly card: Filter; readonly for: Filter }
  /** Matching cards, and their effects, cannot be used by the affected player. (effects.cannot-use.special-summon …) */
  | { readonly modifies: 'cannot-use'; readonly card: Filter }
  // Instead.
  /** Matching cards that would be sent to the affected player's GY are banished. (movement.to-gy.replaced-by-banishing) */
  | { readonly modifies: 'banished-instead-of-gy'; readonly card: Filter }
  /** The affected card is banished when it is used as material of these Summons. */
  | { readonly modifies: 'banished-as-material'; readonly for: readonly MaterialUse[] }
  /** When an activated effect that targets a matching card resolves, the affected player can negate it, and then does this. */
  | { readonly modifies: 'negates-what-targets'; readonly card: Filter; readonly then: Action }
  /** The affected card is banished when it would leave the field. */
  | { readonly modifies: 'banished-when-it-leaves' }
  /** The affected card is placed on the bottom of the Deck when it would leave the field. */
  | { readonly modifies: 'placed-on-bottom-when-it-leaves' }
  /** Destroyed by battle, it is shuffled into the Deck instead of going to the GY. (damage-step.end.destroyed-monsters-going-elsewhere) */
  | { readonly modifies: 'shuffled-when-destroyed-by-battle' }
  /** Destroyed by battle, it is banished instead of going to the GY. (damage-step.end.destroyed-monsters-going-elsewhere) */
  | { readonly modifies: 'banished-when-destroyed-by-battle' }
  | {
      readonly modifies: 'destruction-replaced';
      readonly by: readonly Cause[];
      /** Of effects, only those of such cards: "by battle or your opponent's card effect". */
      readonly of?: Filter;
      readonly use: 'optional' | 'mandatory';
      /** "monster(s)": done once, it saves all that would be destroyed together; "exactly 1 (and no other cards)": where nothing else would be. */
      readonly saves?: 'all-together' | 'one-alone';
      readonly instead: Action;
    };
export type ModifierName = Modifier['modifies'];
