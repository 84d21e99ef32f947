/** What an effect does. A few nodes of structure, otherwise one member a verb; each verb's knowledge is in `verbs/`. */
import type { Attribute, BattlePosition, CardKind, Race } from '../vocabulary/kinds.ts';
import type { SkippablePhase } from '../vocabulary/phases.ts';
import type { Side } from '../vocabulary/players.ts';
import type { Amount } from './amount.ts';
import type { MonsterCard, MonsterTraits } from './card.ts';
import type { Condition } from './condition.ts';
import type { Filter } from './filter.ts';
import type { Modifier } from './modifier.ts';
import type { Reference } from './reference.ts';

/** Who decides something while an effect is carried out. */
export type Chooser = 'you' | 'opponent';

/** In what no two of the chosen are alike: "with different names", "with different Attributes", "1 each from". (wording.style.different-names) */
export type Differing = 'names' | 'attributes' | 'races' | 'zones';
/** In what all of the chosen are alike: "with the same name". (wording.style.same-of-chosen) */
export type Agreeing = 'names';

/** The cards to which something is done; `as` gives them a name for later parts of the text. */
export type Cards =
  /** All that match when this is carried out. Does not target. (effects.non-target.all-cards, wording.target.all) */
  | { readonly cards: 'all'; readonly filter: Filter; readonly as?: string }
  /**
   * Chosen while this is carried out. Does not target. (effects.non-target.choose-at-resolution, wording.target.choose,
   * effects.non-target.hidden-place)
   */
  | {
      readonly cards: 'chosen';
      readonly filter: Filter;
      /** `max`: exactly as many as `max` says, or all if there are fewer. */
      readonly min: number | 'max';
      readonly max: Amount;
      readonly by: Chooser;
      readonly different?: Differing | readonly Differing[];
      readonly same?: Agreeing;
      /** "1 Tuner and 1 non-Tuner monster you control": one of each, apart from what all of them are. */
      readonly each?: readonly Filter[];
      /** "whose combined ATK is less than or equal to …", "whose total original Levels equal or exceed …", "whose total Levels equal …" */
      readonly total?:
        | { readonly stat: 'level'; readonly is: Amount }
        | { readonly stat: 'atk'; readonly most: Amount }
        | { readonly stat: 'original-level'; readonly least: Amount };
      readonly as?: string;
    }
  /** Known only when this is carried out. (effects.non-target.unknown-at-activation) */
  | { readonly cards: 'random'; readonly filter: Filter; readonly count: Amount; readonly as?: string }
  /** The top cards of a Deck, as many as there are. */
  | { readonly cards: 'top'; readonly side: 'you' | 'opponent'; readonly count: Amount; readonly as?: string }
  /** What the text points to; with `still`, only if it still matches ("that face-up monster"). (effects.resolution.condition-lost) */
  | { readonly cards: 'referenced'; readonly what: Reference; readonly still?: Filter; readonly as?: string };

/**
 * How long something that an effect has started goes on. `first-damage`: "the first damage that they take this turn". `while-face-up`: this card; `while-it-stays`: what it applies to, where it is.
 * (wording.duration.until-end-phase)
 */
export const DURATIONS = [
  'end-of-turn',
  'end-phase',
  'standby-phase',
  'end-of-battle-phase',
  'end-of-damage-calculation',
  'end-of-damage-step',
  'end-of-this-battle',
  'first-damage',
  'while-face-up',
  'while-it-stays',
] as const;
export type Duration = (typeof DURATIONS)[number];

/**
 * A later turn: the n-th turn of this side, counted from the next turn on or from the present one. Without a side's name both
 * players' turns count. (turn.count.every-turn-counts-by-default, turn.count.only-the-named-players-turns)
 * `next-phase`: the n-th time that the phase comes, in this turn if it is still to come. (turn.count.next-phase-may-be-of-this-turn)
 */
export interface TurnCount {
  readonly nth: number;
  readonly of: Side;
  readonly from: 'this-turn' | 'next-turn' | 'next-phase';
}

/** A new battle position: `face-up-defense` also turns face-down monsters face-up, `switch` is "change its battle position". (summoning.position-change.unspecified-attack-becomes-defense) */
export const NEW_POSITIONS = [
  'attack',
  'defense',
  'face-up-defense',
  'face-down',
  'face-up',
  'switch',
] as const;
export type NewPosition = (typeof NEW_POSITIONS)[number];

/** A sequence: what the word between two parts means for doing the later part and for timing. */
export const JOINTS = ['then', 'and-if-you-do', 'also', 'also-after-that', 'and'] as const;
/**
 * `then`: the later needs the earlier, two moments · `and-if-you-do`: needs it, one moment · `also`: neither needs the other, one
 * moment · `also-after-that`: neither needs the other, two moments · `and`: both or none, one moment. (wording.conj.then …)
 */
export type Joint = (typeof JOINTS)[number];

/** What is declared; `among`: one of these only. */
export type Declaration =
  | { readonly declare: 'card-name' }
  | { readonly declare: 'race'; readonly among?: readonly Race[] }
  /** `of`: one that such a card has. */
  | { readonly declare: 'attribute'; readonly among?: readonly Attribute[]; readonly of?: Filter }
  /** Monster, Spell or Trap. */
  | { readonly declare: 'card-type'; readonly among?: readonly CardKind[] }
  | { readonly declare: 'number'; readonly from: number; readonly to: number }
  /** Heads or tails, before a coin is tossed: "call it". */
  | { readonly declare: 'coin-side' };

/** With what an effect lets a player perform a Summon: with that monster among the materials … */
export type MaterialsUsed =
  | { readonly using: Reference }
  /** … with such materials only, and with at least one of these among them … */
  | { readonly using?: undefined; readonly materials: Filter; readonly including?: Filter }
  /** … or with exactly those monsters, whoever controls them. */
  | { readonly using?: undefined; readonly materials?: undefined; readonly usingOnly: readonly Reference[] };

export type Action =
  | { readonly do: 'sequence'; readonly joint: Joint; readonly parts: readonly Action[] }
  /** "you can": the player decides while this is carried out; "A, or B": without A, B. (wording.conj.then-you-can) */
  | { readonly do: 'may'; readonly by: Chooser; readonly action: Action; readonly otherwise?: Action }
  | { readonly do: 'if'; readonly condition: Condition; readonly action: Action; readonly otherwise?: Action }
  /** "apply 1 of these effects": chosen while this is carried out. (wording.gain.apply-effect) */
  | { readonly do: 'one-of'; readonly by: Chooser; readonly actions: readonly Action[] }
  /** Each player in turn order; the action is carried out with that player as "you". (effects.resolution.turn-player-first) */
  | { readonly do: 'each-player'; readonly action: Action }
  /**
   * "this effect becomes that Spell's effect when that card is activated": what stands after the semicolon there, with its targets;
   * `conditions`: only of a card "that meets its activation conditions". (wording.gain.this-effect-becomes)
   */
  | { readonly do: 'become-effect-of'; readonly what: Reference; readonly conditions?: 'met' }
  /** Chooses cards without doing anything to them yet. */
  | { readonly do: 'choose'; readonly what: Cards }
  /** `into`: "destroy …, and if you do, banish it", so that it never comes to the GY. (movement.destroy.and-then-move-needs-the-destruction) */
  | { readonly do: 'destroy'; readonly what: Cards; readonly into?: 'banished' }
  /** `returned`: "return … to the GY", of banished cards; that is not sending. */
  | { readonly do: 'send-to-gy'; readonly what: Cards; readonly returned?: true }
  | {
      readonly do: 'banish';
      readonly what: Cards;
      readonly face: 'up' | 'down';
      readonly until?: Duration;
      readonly turns?: TurnCount;
    }
  | { readonly do: 'tribute'; readonly what: Cards }
  /** `into`: "discard to the GY", which cannot be done where the card would go elsewhere. (effects.cost.discard.to-gy-needs-gy) */
  | { readonly do: 'discard'; readonly what: Cards; readonly into?: 'gy' }
  /** Adds to, or returns to, the owner's hand. (movement.to-hand.add-and-return-are-the-same) */
  | { readonly do: 'to-hand'; readonly what: Cards }
  /** Cards of the Extra Deck go there, whatever the place. */
  | {
      readonly do: 'to-deck';
      readonly what: Cards;
      /** `main-deck`: shuffled into it, so no card of the Extra Deck. */
      readonly place: 'shuffled' | 'main-deck' | 'top' | 'bottom' | 'extra-deck';
      /** "shuffle all 5 into the Deck": all of the cards to which the text points, or none. */
      readonly extent?: 'all';
    }
  | { readonly do: 'draw'; readonly by: Side; readonly count: Amount }
  /** `as` names the damage that was really taken. */
  | { readonly do: 'damage'; readonly to: Side; readonly amount: Amount; readonly as?: string }
  | { readonly do: 'gain-life-points'; readonly by: Side; readonly amount: Amount }
  /** `as` notes what was paid. */
  | { readonly do: 'pay-life-points'; readonly amount: Amount; readonly as?: string }
  | { readonly do: 'lose-life-points'; readonly by: Side; readonly amount: Amount }
  /** "your opponent's LP become …", "halve your opponent's LP": no damage and no cost. */
  | { readonly do: 'life-points-become'; readonly of: Side; readonly amount: Amount }
  | {
      readonly do: 'special-summon';
      readonly what: Cards;
      /** `owner`: each to the field of its owner. */
      readonly to: Side | 'owner';
      readonly positions: readonly (BattlePosition | 'face-down')[];
      /** As a monster with these traits, whatever card it is. (zones.main-monster-zone.spell-or-trap-there-is-a-monster-card) */
      readonly traits?: MonsterTraits;
      /** "ignoring its Summoning conditions" (summoning.proper.ignoring-summoning-conditions) */
      readonly ignoring?: 'conditions';
      /** All of the cards or none. */
      readonly extent?: 'all';
      /** "to a zone that such a monster points to" */
      readonly pointedToBy?: Filter;
      /** "to the Extra Monster Zone" */
      readonly zone?: 'extra-monster-zone';
      /** "(This is treated as a Fusion Summon.)" (wording.summon.treated-as) */
      readonly treatedAs?: 'fusion' | 'synchro';
      /** By the card's own text, so that it counts as the proper way of a card that names its own effect. */
      readonly properly?: true;
    }
  /** Special Summons Tokens, all or none. (monsters.token.effects-belong-to-the-summoning-card) */
  | {
      readonly do: 'special-summon-tokens';
      readonly token: MonsterCard;
      readonly count: number;
      readonly to: Side;
      readonly positions: readonly BattlePosition[];
      readonly as?: string;
    }
  /**
   * Performs a Ritual Summon: Tributes whose Levels equal (`exact`) or reach (`or-more`) the Level of the monster. `banished`: what can
   * be banished in place of a Tribute.
   */
  | {
      readonly do: 'ritual-summon';
      readonly monster: Filter;
      readonly tributes: Filter;
      /** They are sent to the GY, which is no Tributing. */
      readonly sent?: true;
      readonly banished?: Filter;
      /** What can be shuffled into the Deck in place of a Tribute, while the condition holds. */
      readonly shuffled?: { readonly cards: Filter; readonly if?: Condition };
      readonly levels: 'exact' | 'or-more';
    }
  /** Detaches Xyz Materials. (summoning.xyz.detached-material-is-not-sent-from-the-field) */
  | { readonly do: 'detach'; readonly what: Cards }
  /** Attaches cards to an Xyz Monster as materials. */
  | { readonly do: 'attach'; readonly what: Cards; readonly to: Reference }
  /** Places counters on each of the cards; `most` is what one card can hold. */
  | {
      readonly do: 'place-counters';
      readonly what: Cards;
      readonly counter: string;
      readonly count: Amount;
      readonly most?: number;
    }
  /** Removes so many counters from each of the cards. (stats.counter.is-removed-as-a-cost-or-by-an-effect) */
  | {
      readonly do: 'remove-counters';
      readonly what: Cards;
      readonly counter: string;
      readonly count: number | 'all';
    }
  /** "remove n counters from anywhere on the field": so many together, the player decides from which of the cards. */
  | {
      readonly do: 'remove-counters-among';
      readonly among: Filter;
      readonly counter: string;
      readonly count: number;
    }
  /** Shows cards to both players; excavating is revealing the top cards of a Deck. */
  | { readonly do: 'reveal'; readonly what: Cards }
  /** Only the player sees the cards. */
  | { readonly do: 'look-at'; readonly what: Cards }
  /** Places cards face-up in a Spell & Trap Zone, or in the zone of their kind, without activating them. */
  | {
      readonly do: 'place';
      readonly what: Cards;
      readonly to: 'spell-trap-zone' | 'pendulum-zone' | 'field-zone';
      /** "in its owner's Spell & Trap Zone", whoever controls it. */
      readonly whose?: 'owner';
      /** "as a face-up Continuous Trap": what a monster counts as there, if not as a Continuous Spell. */
      readonly placedAs?: 'trap';
    }
  /** Activates cards that stay on the field, without a Chain. (effects.activation.by-an-effect) */
  | { readonly do: 'activate'; readonly what: Cards }
  /** Moves a monster to another of its controller's Main Monster Zones. (zones.main-monster-zone.no-moving-by-choice) */
  | { readonly do: 'move-to-other-zone'; readonly what: Cards }
  /** Tosses coins; the number of heads is noted under `as`. */
  | { readonly do: 'toss-coins'; readonly count: number; readonly as: string }
  /** Has the player declare something: later parts of the text, and Continuous Effects of the card, speak of it. (wording.style.declare) */
  | { readonly do: 'declare'; readonly what: Declaration }
  /** Rolls a die; the result is noted under `as`. */
  | { readonly do: 'roll-die'; readonly as: string }
  /** Both players roll a die, again while the results are the same; they are noted under `as` and `opponents`. */
  | { readonly do: 'roll-off'; readonly as: string; readonly opponents: string }
  /**
   * Performs a Fusion Summon with materials that match `materials`, exactly so many of them if the text says a `count`, such a one among
   * them if it says `including`; they go to the GY unless it says `into`: `deck` shuffles them into the Deck. `as` names the Summoned monster.
   */
  | {
      readonly do: 'fusion-summon';
      readonly monster: Filter;
      readonly materials: Filter;
      readonly count?: number;
      readonly including?: Filter;
      readonly into?: 'banished' | 'deck';
      readonly as?: string;
      /** "a Fusion Monster that mentions that monster as material, using it as the Fusion Material": it alone. */
      readonly entire?: true;
    }
  /**
   * Special Summons a monster that matches from the Extra Deck by using that Xyz Monster as material, which brings its own materials
   * along. It is treated as an Xyz Summon. `as` names the Summoned monster.
   */
  | {
      readonly do: 'xyz-summon-over';
      readonly monster: Filter;
      readonly over: Reference;
      readonly as?: string;
    }
  /** "immediately after this effect resolves, Normal (`way`: Tribute) Summon 1 …": not counted among the Summons of the turn. (wording.conj.immediately-after) */
  | { readonly do: 'normal-summon'; readonly what: Cards; readonly way?: 'tribute' }
  /** Performs a Synchro Summon; `as` names the Summoned monster. */
  | ({ readonly do: 'synchro-summon'; readonly monster?: Filter; readonly as?: string } & MaterialsUsed)
  /** Performs an Xyz or a Link Summon of a monster that matches. */
  | ({ readonly do: 'xyz-summon'; readonly monster: Filter } & MaterialsUsed)
  | ({ readonly do: 'link-summon'; readonly monster: Filter } & MaterialsUsed)
  /** `flipEffects`: "Flip Effects are not activated at this time". */
  | {
      readonly do: 'change-position';
      readonly what: Cards;
      readonly to: NewPosition;
      readonly flipEffects?: 'not-activated';
    }
  /** `pointedToBy`: placed in a zone to which that Link Monster points, or not taken. */
  | {
      readonly do: 'take-control';
      readonly what: Cards;
      readonly until?: Duration;
      readonly pointedToBy?: Reference;
    }
  /** The controllers of the two cards change places. */
  | { readonly do: 'switch-control'; readonly first: Reference; readonly second: Reference }
  | { readonly do: 'equip'; readonly what: Cards; readonly to: Reference }
  | { readonly do: 'set'; readonly what: Cards }
  | { readonly do: 'negate-activation' }
  | { readonly do: 'negate-effect' }
  /** Negates the effects of monsters as long as they stay, and in the GY if they go there. */
  | { readonly do: 'negate-also-in-gy'; readonly what: Cards }
  | { readonly do: 'negate-attack' }
  | { readonly do: 'negate-summon' }
  | { readonly do: 'end-battle-phase' }
  /** "It becomes the End Phase of this turn." (turn.end-phase.reached-directly-by-an-effect) */
  | { readonly do: 'go-to-end-phase' }
  /** "Give up your normal draw", or "instead of conducting your normal draw". (turn.draw-phase.instead-of-normal-draw-allowed) */
  | { readonly do: 'give-up-normal-draw' }
  /** "Skip your next 2 Draw Phases": of so many turns in which that phase is still to come; `turn`: "the Battle Phase of your next turn". */
  | {
      readonly do: 'skip-phases';
      readonly of: Chooser;
      readonly phase: SkippablePhase;
      readonly count: number;
      readonly turn?: 'next';
    }
  /** "You win the Duel." */
  | { readonly do: 'win' }
  /** The attack goes on against another monster, and damage is calculated at once, or with `goesOn` in its time; or it becomes a direct attack. */
  | { readonly do: 'redirect-attack'; readonly to: Reference | 'direct'; readonly goesOn?: true }
  /** "that effect now targets the new target": what the text answers, an activation with one target or an attack, or either. */
  | { readonly do: 'change-target'; readonly of: 'activation' | 'attack' | 'either'; readonly to: Reference }
  /** Starts something that lasts. Amounts are fixed now; who is affected as `affects` says. */
  | {
      readonly do: 'apply';
      readonly affects: Affected;
      readonly modifiers: readonly Modifier[];
      /** "if this card attacks this turn, … during the Damage Step only": asked again and again. */
      readonly while?: Condition;
      /** "(even after they are Summoned/Set)", said of cards in the hand. */
      readonly follows?: true;
      readonly until: Duration;
      readonly turns?: TurnCount;
    }
  /** What the effect of this card with this printed number has applied to the cards applies no more. */
  | { readonly do: 'end-applied'; readonly what: Cards; readonly effect: number }
  /** Does something later, without a Chain. */
  | {
      readonly do: 'later';
      readonly at: Duration;
      readonly turns?: TurnCount;
      readonly action: Action;
    }
  /** This card keeps a link to those cards while both stay where they are. */
  | {
      readonly do: 'link';
      readonly what: Cards;
      readonly name: string;
      /** Beside those that it has a link to already. */
      readonly adds?: true;
    };

export type Verb = Action['do'];
export type ActionOf<V extends Verb> = Extract<Action, { readonly do: V }>;

/** To whom a modifier applies. With `as`, later parts can speak of those that are still affected. */
export type Affected =
  /** Asked again and again: also cards that come later. */
  | { readonly affects: 'matching'; readonly filter: Filter }
  | { readonly affects: 'referenced'; readonly what: Reference; readonly as?: string }
  /** Exactly the cards that match when the effect is carried out. */
  | { readonly affects: 'matching-now'; readonly filter: Filter; readonly as?: string }
  | { readonly affects: 'player'; readonly side: Side };
