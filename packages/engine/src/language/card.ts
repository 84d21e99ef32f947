/** A card as data: facts, and what its text means. */

import type { Passcode } from '../vocabulary/ids.ts';
import type { Ability, Attribute, Frame, LinkArrow, Property, Race } from '../vocabulary/kinds.ts';
import type { Zone } from '../vocabulary/zones.ts';
import type { Condition } from './condition.ts';
import type { Effect } from './effect.ts';
import type { Filter } from './filter.ts';

/** One Fusion Material: what fits, and how the text writes it. */
export interface Material {
  readonly filter: Filter;
  readonly count: number;
}

/** A Special Summon by the card's own text, without a Chain. (summoning.inherent.starts-no-chain) */
export interface Procedure {
  readonly from: readonly Zone[];
  /** The card's own materials are used in this way … (summoning.contact-fusion.starts-no-chain) */
  readonly materials: 'sent-to-gy' | 'banished';
  /** … and lie here, under the player's control. */
  readonly materialsIn: readonly Zone[];
}

/** How a card is Summoned by its own text. None of it is an effect. (effects.text.summoning-condition) */
export interface Summoning {
  readonly materials?: readonly Material[];
  readonly procedure?: Procedure;
  /** The only ways in which it can be Special Summoned, ever. (summoning.proper.only-by-the-stated-way) */
  readonly only?: readonly ('fusion' | 'procedure')[];
  /** The ways of which one must come first. (summoning.proper.needs-a-first-proper-summon) */
  readonly first?: readonly ('fusion' | 'procedure')[];
  /** Zones from which it cannot be Special Summoned. */
  readonly neverFrom?: readonly Zone[];
}

interface CardBase {
  readonly passcode: Passcode;
  /** The official English name. */
  readonly name: string;
  /** A name that the card always has as well. (cards.name.always-treated-as-applies-everywhere) */
  readonly treatedAs?: string;
  /** The archetypes to which the card belongs. */
  readonly series: readonly string[];
  readonly effects: readonly Effect[];
  /** "You win the Duel" while this holds. It is no effect and cannot be negated. (duel.win.card-text-is-not-an-effect) */
  readonly victory?: Condition;
}
/** A printed value; "?" is set by the monster's own effect. (cards.question-mark.value-set-by-own-effect) */
export type PrintedValue = number | '?';

export interface MonsterCard extends CardBase {
  readonly kind: 'monster';
  readonly frame: Frame;
  readonly abilities: readonly Ability[];
  readonly attribute: Attribute;
  readonly race: Race;
  readonly level?: number;
  readonly rank?: number;
  readonly linkArrows?: readonly LinkArrow[];
  readonly scale?: number;
  readonly atk: PrintedValue;
  /** Link Monsters have none. (cards.stats.link-monsters-have-no-def) */
  readonly def?: PrintedValue;
  readonly summoning?: Summoning;
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
