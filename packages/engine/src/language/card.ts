/** A card as data: facts, and what its text means. */

import type { Passcode } from '../vocabulary/ids.ts';
import type {
  Ability,
  Attribute,
  BattlePosition,
  Frame,
  LinkArrow,
  Property,
  Race,
} from '../vocabulary/kinds.ts';
import type { Side } from '../vocabulary/players.ts';
import type { Zone } from '../vocabulary/zones.ts';
import type { Action } from './action.ts';
import type { Condition } from './condition.ts';
import type { Effect, Limit, Oath } from './effect.ts';
import type { Filter } from './filter.ts';

/** The Summons for which a monster can be material. */
export const MATERIAL_USES = ['fusion', 'synchro', 'xyz', 'link'] as const;
export type MaterialUse = (typeof MATERIAL_USES)[number];

/** What a monster's text says of using it as material. It is no effect and cannot be negated. (effects.text.material-restriction) */
export type MaterialText = { readonly for: readonly MaterialUse[] } & (
  | { readonly says: 'never' }
  /** "Cannot be used as Link Material the turn it is Link Summoned" */
  | { readonly says: 'not-the-turn-it-is-summoned' }
  /** "…, except for the Xyz Summon of a DARK monster" (effects.text.material-summon-restriction) */
  | { readonly says: 'only-for'; readonly monster: Filter }
  /** "all other Synchro Materials must be …" (effects.text.material-other-materials) */
  | { readonly says: 'others-are'; readonly others: Filter }
  /** "you can treat it as a non-Tuner", "as a Level 5 monster": for the Summon of a monster that matches. */
  | {
      readonly says: 'treated-as';
      readonly as: 'non-tuner' | { readonly level: number };
      readonly monster: Filter;
    }
  /** "1 monster in your hand can be used as 1 of the other materials", while this monster is `if`; all are banished then, or not. (effects.text.material-from-hand) */
  | {
      readonly says: 'one-from-hand';
      readonly card: Filter;
      readonly if?: Filter;
      readonly banishes?: true;
    }
  /** "If … you control would be used as Link Material for …, this card in your hand can also be used as material", once per turn by its name. (effects.text.material-from-hand) */
  | { readonly says: 'itself-from-hand'; readonly beside: Filter; readonly monster: Filter }
);
export type MaterialTextOf<S extends MaterialText['says']> = Extract<MaterialText, { readonly says: S }>;

/** One kind of material: what fits, how many, and whether more of it may be used ("1+ non-Tuner monsters"). */
export interface Material {
  readonly filter: Filter;
  readonly count: number;
  readonly orMore?: true;
}

/** A Special Summon by the card's own text, without a Chain. (effects.no-chain.summoning-procedure) */
export interface Procedure {
  readonly from: readonly Zone[];
  readonly condition?: Condition;
  /** The card's own materials are used in this way … (summoning.contact-fusion.starts-no-chain) */
  readonly materials?: 'sent-to-gy' | 'banished' | 'shuffled-into-deck';
  /** … and lie here, under the player's control. */
  readonly materialsIn?: readonly Zone[];
  /** Whose: "you" unless it says otherwise, "from either field". */
  readonly materialsOf?: Side;
  /** What the player does for it: "by Tributing 2 monsters you control". */
  readonly does?: Action;
  /** To whose field: "you" unless it says otherwise. */
  readonly to?: 'opponent';
  readonly positions?: readonly (BattlePosition | 'face-down')[];
  /** What binds the player the turn it is Summoned so, before and after. */
  readonly oath?: Oath;
  /** How often in this way, by name: "You can only Special Summon X once per turn this way". */
  readonly limit?: Limit;
}

/** How its Normal Summon differs from the rules, by its own text. */
export interface NormalSummoning {
  /** "Cannot be Normal Summoned/Set." */
  readonly never?: true;
  /** "Requires 3 Tributes to Normal Summon" */
  readonly tributes?: number;
  /** "To Tribute Summon this card, you must Tribute" so many such monsters; Setting it goes by the rules. */
  readonly tributing?: { readonly count: number; readonly filter: Filter };
  /** "cannot be Normal Set" */
  readonly neverSet?: true;
  /** "Cannot be Normal Summoned, unless …": not face-up while this does not hold; Setting it goes by the rules. */
  readonly onlyIf?: Condition;
  /** "You can Normal Summon/Set this card without Tributing", while this holds. */
  readonly withoutTributing?: Condition;
  /** … but only to Normal Summon it, not to Set it. */
  readonly onlySummonedSo?: true;
}

/** The ways in which a monster is Special Summoned properly; `effect`: by the effect of whatever card. */
export const PROPER_WAYS = [
  'fusion',
  'ritual',
  'synchro',
  'xyz',
  'link',
  'pendulum',
  'procedure',
  'own-effect',
  'effect',
] as const;
export type ProperWay = (typeof PROPER_WAYS)[number];

/**
 * The ways in which a player Summons a monster by its own text, without a Chain. `link-entire`: with a single monster as the entire
 * material, where a text allows it.
 */
export const OWN_WAYS = [
  'procedure',
  'other-procedure',
  'synchro',
  'xyz',
  'xyz-over',
  'link',
  'link-entire',
] as const;
export type OwnWay = (typeof OWN_WAYS)[number];

/** What each of them is properly. */
export const PROPERLY: { readonly [way in OwnWay]: ProperWay } = {
  procedure: 'procedure',
  'other-procedure': 'procedure',
  synchro: 'synchro',
  xyz: 'xyz',
  'xyz-over': 'xyz',
  link: 'link',
  'link-entire': 'link',
};

/** The entries of a card's `summoning` that are procedures, by the way in which they Summon. */
export const PROCEDURES = { procedure: 'procedure', 'other-procedure': 'otherProcedure' } as const;
export const isProcedure = (way: string): way is keyof typeof PROCEDURES => way in PROCEDURES;
/** The procedure by which the card is Summoned in this way, if that is one. */
export const procedureOf = (summoning: Summoning | undefined, way: OwnWay): Procedure | undefined =>
  isProcedure(way) ? summoning?.[PROCEDURES[way]] : undefined;

/** In what materials must be alike. */
export type SameOf = 'race' | 'attribute' | 'race-or-attribute';
/** How a card is Summoned by its own text. None of it is an effect. (effects.text.summoning-condition) */
export interface Summoning {
  readonly materials?: readonly Material[];
  /** At least one of the materials is such a card: "2+ monsters, including a Tuner". */
  readonly including?: Filter;
  /** "2+ monsters with different names", "with different Attributes" (wording.style.different-names) */
  readonly different?: 'names' | 'attributes' | 'races';
  /** "2 monsters with the same Type and Attribute", "… Type or Attribute" (wording.style.same-of-materials) */
  readonly same?: readonly SameOf[];
  /** "You can also use 1 monster your opponent controls as material to Link Summon this card": so many face-up ones. */
  readonly alsoOpponents?: number;
  /** "A Fusion Summon of this card can only be done with the above Fusion Materials." (effects.unclassified.fusion-substitute) */
  readonly noSubstitutes?: true;
  /** "If you can Pendulum Summon Level 7, you can Pendulum Summon this face-up card in your Extra Deck." */
  readonly pendulumLevel?: number;
  /** "You can also Xyz Summon this card by using such a monster you control as material." */
  readonly xyzOver?: Filter;
  /** "if …, you can also Xyz Summon this card" so: while this holds. */
  readonly xyzOverIf?: Condition;
  /** How often it can be Xyz Summoned so, by name. */
  readonly xyzOverLimit?: Limit;
  /** "If you do, you cannot … for the rest of this turn": from that Summon on. */
  readonly xyzOverBinds?: Oath;
  /** "by detaching 2 materials from such a monster, then using it": so many are detached first. */
  readonly xyzOverDetaching?: number;
  /** "Cannot be Link Summoned except during Main Phase 2": while this holds its player can Summon it with its own materials. */
  readonly ownIf?: Condition;
  /** "You cannot … the turn you Special Summon this card", in whatever way: what binds the player who does, before and after. */
  readonly oath?: Oath;
  readonly procedure?: Procedure;
  /** A second procedure beside that one. */
  readonly otherProcedure?: Procedure;
  readonly normal?: NormalSummoning;
  /** The Ritual Spell that its text names, or any of a kind; the Spell itself says what it Summons. */
  readonly ritualSpell?: Filter;
  /** "Must be Ritual Summoned without using any Level 7 monsters": none of what is used for it is such a card. */
  readonly ritualWithout?: Filter;
  /** The only ways in which it can be Special Summoned, ever. Empty: it cannot be Special Summoned. (summoning.proper.only-by-the-stated-way) */
  readonly only?: readonly ProperWay[];
  /** It is Special Summoned by the effects of cards with these names alone: "Must be Special Summoned by …". */
  readonly onlyByEffectOf?: readonly string[];
  /** Its first Special Summon is by the effect of a card with one of these names: "Must first be Special Summoned by …". (wording.summon.must-first) */
  readonly firstByEffectOf?: readonly string[];
  /** The ways of which one must come first. (summoning.proper.needs-a-first-proper-summon, faq.proper.only-the-first-of-two-ways) */
  readonly first?: readonly ProperWay[];
  /** Zones from which it cannot be Special Summoned. */
  readonly neverFrom?: readonly Zone[];
  /** … unless this holds. */
  readonly neverFromUnless?: Condition;
  /** "You can only Special Summon "X" once per turn", in whatever way. (wording.limit.summon-once) */
  readonly oncePerTurn?: true;
}

/** By an attack, or a direct attack, of the monster the opponent's Life Points have become 0. */
export const MATCH_VICTORIES = ['attack', 'direct-attack'] as const;
export type MatchVictory = (typeof MATCH_VICTORIES)[number];

/** What every card has. */
export interface CardBase {
  readonly passcode: Passcode;
  /** The official English name. */
  readonly name: string;
  /** A name that the card always has as well. (cards.name.always-treated-as-applies-everywhere) */
  readonly treatedAs?: string;
  /** The archetypes to which the card belongs, by its name or because it always does. (cards.name.always-treated-as-archetype) */
  readonly series: readonly string[];
  readonly effects: readonly Effect[];
  /** The program knows what is printed on the card, but not what its text means. (effects.activation.card-known-to-the-rules) */
  readonly unknownText?: true;
  /** "You win the Duel" while this holds. It is no effect and cannot be negated. (duel.win.card-text-is-not-an-effect) */
  readonly victory?: Condition;
  /** "You win the Match" when an attack of this monster has brought this about. No effect either. (duel.win.card-text-is-not-an-effect) */
  readonly matchVictory?: MatchVictory;
}
/** A printed value; "?" is set by the monster's own effect. (cards.question-mark.value-set-by-own-effect) */
export type PrintedValue = number | '?';

/** What makes a card a monster while it is in a Monster Zone, whatever else it is. */
export interface MonsterTraits {
  readonly frame: Frame;
  readonly abilities: readonly Ability[];
  readonly attribute: Attribute;
  readonly race: Race;
  /** The number of its stars. (cards.level.number-of-stars) */
  readonly level?: number;
  /** (cards.rank.number-of-stars) */
  readonly rank?: number;
  readonly linkArrows?: readonly LinkArrow[];
  readonly scale?: number;
  readonly atk: PrintedValue;
  /** Link Monsters have none. (cards.stats.link-monsters-have-no-def) */
  readonly def?: PrintedValue;
  /** "This card is also still a Trap." (zones.main-monster-zone.still-a-trap-is-both) */
  readonly stillTrap?: true;
}

export interface MonsterCard extends CardBase, MonsterTraits {
  readonly kind: 'monster';
  readonly summoning?: Summoning;
  readonly asMaterial?: readonly MaterialText[];
}
export interface SpellCard extends CardBase {
  readonly kind: 'spell';
  readonly property: Exclude<Property, 'Counter'>;
  /** A Normal Spell whose text keeps it on the field. (spells-traps.spell.kinds-that-stay-on-the-field) */
  readonly remains: boolean;
}
export interface TrapCard extends CardBase {
  readonly kind: 'trap';
  readonly property: Extract<Property, 'Normal' | 'Continuous' | 'Counter'>;
  readonly remains: boolean;
}
export type Card = MonsterCard | SpellCard | TrapCard;
