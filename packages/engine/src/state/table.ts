/** The table at which a duel is played: the state, the pool, and what may be forgotten at any time. */
import type { Amount } from '../language/amount.ts';
import type { MaterialUse, MonsterTraits } from '../language/card.ts';
import type { LinkedHow } from '../language/filter.ts';
import type { CardId } from '../vocabulary/ids.ts';
import type { Ability, Attribute, Frame, Race } from '../vocabulary/kinds.ts';
import type { Player } from '../vocabulary/players.ts';
import type { Zone } from '../vocabulary/zones.ts';
import { bug } from './bug.ts';
import type { Happening } from './happening.ts';
import type { CardPool } from './pool.ts';
import type { PoolCard } from './pool-card.ts';
import type { Scene } from './scene.ts';
import type { Sorting, Sorts } from './sorts.ts';
import type { CardState, DuelState } from './state.ts';

export interface Table {
  readonly pool: CardPool;
  /** The value of the duel. Written through `door.ts` only. */
  readonly state: DuelState;
  /** Rises with everything written that applied effects may look at; caches compare it. */
  readonly version: number;
  /** Rises with everything written that decides which texts stand at all: `STANDS_ON`, and the cards whose texts apply. */
  readonly footing: number;
  /** What happened since the last answer, for delivery. Not part of the state. */
  readonly log: readonly Happening[];
  /** Room for derived facts, each valid for one version. */
  readonly caches: Caches;
  /** What each card of the duel says, by card id: a Token adds its definition, and effects that a card gains join those it has. */
  readonly definitions: readonly PoolCard[];
  /** How current values are found out; a filter asks here, so that it does not depend on the layers that are made of filters. */
  readonly look: Look;
  /** The cards sorted by what their texts could do, so that nothing is searched where nothing is. */
  readonly sorts: Sorts;
  /** How they are sorted, and how long what was derived is kept. */
  readonly sorting: Sorting;
}

/** A card on its way: from where, where it would go by the rules, and which cards move at the same time. */
export interface Going {
  readonly from: Zone;
  readonly to: Zone;
  readonly together: readonly CardId[];
  /** The Summon for which it is used as material. */
  readonly use?: MaterialUse;
}

/** An effect that was activated, or one that applies without being activated. */
export type EffectKind = 'activated' | 'applied';

/** What a card is now. */
export interface Look {
  readonly names: (table: Table, card: CardId) => readonly string[];
  readonly race: (table: Table, card: CardId) => Race | null;
  /** By its print, or because something treats it as such. */
  readonly hasAbility: (table: Table, card: CardId, ability: Ability) => boolean;
  readonly attribute: (table: Table, card: CardId) => Attribute | null;
  /** Does it have this Attribute in addition to its own? */
  readonly isAlso: (table: Table, card: CardId, attribute: Attribute) => boolean;
  /** The archetypes to which it belongs in addition to its own. */
  readonly alsoOfSeries: (table: Table, card: CardId) => readonly string[];
  /** What its frame makes of it: a Gemini monster may count as a Normal Monster. (monsters.gemini.treated-as-normal) */
  readonly frame: (table: Table, card: CardId) => Frame | null;
  /** Does a Link Monster point to the zone in which a card is, or was? */
  readonly pointsTo: (
    table: Table,
    pointing: CardId,
    at: Pick<CardState, 'controller' | 'zone' | 'place'>,
  ) => boolean;
  readonly areCoLinked: (table: Table, a: CardId, b: CardId) => boolean;
  readonly isLinked: (table: Table, card: CardId, how: LinkedHow) => boolean;
  /** The Pendulum Scale; null where the card has none. */
  readonly scale: (table: Table, card: CardId) => number | null;
  /** Does the card have this effect of its definition now? */
  readonly hasEffect: (table: Table, card: CardId, index: number) => boolean;
  /** Has it gained any effect? */
  readonly hasGained: (table: Table, card: CardId) => boolean;
  /** Do the effects of the source not affect this card? (wording.restriction.unaffected) */
  readonly isUnaffected: (
    table: Table,
    card: CardId,
    source: CardId,
    how?: EffectKind,
    of?: Scene,
  ) => boolean;
  /** Can the player equip this Equip Spell to that monster? */
  readonly fitsEquip: (table: Table, equip: CardId, host: CardId, you: Player) => boolean;
  /** Could it be the target of what the text answers? */
  readonly isAppropriate: (table: Table, card: CardId, scene: Scene) => boolean;
  /** Is this card in a hand kept revealed? (zones.hand.card-revealed-by-effect-is-public) */
  readonly isRevealed: (table: Table, card: CardId) => boolean;
  /** Null where the card has none. (cards.level.xyz-and-link-have-none) */
  readonly level: (table: Table, card: CardId) => number | null;
  /** Null where the card has none, or where a "?" is undetermined. (cards.question-mark.undetermined-in-deck-and-graveyard, faq.stats.question-mark.zero-original-on-the-field) */
  readonly stat: (table: Table, card: CardId, stat: 'atk' | 'def') => number | null;
  /** Cards on the field that react to events and whose effects are negated. */
  readonly negatedReactive: (table: Table) => readonly CardId[];
  /** Has an effect that was carried out negated the effects of this card? */
  readonly wasNegated: (table: Table, card: CardId) => boolean;
  /** The value that damage calculation uses. */
  readonly battleStat: (table: Table, card: CardId, stat: 'atk' | 'def') => number | null;
  /** Who would take battle damage if it were calculated now. */
  readonly battleDamage: (table: Table) => readonly { readonly player: Player; readonly amount: number }[];
  /** Where a card goes that would go to `to`, together with others. */
  readonly destination: (table: Table, card: CardId, going: Going) => Zone;
  /** What an amount of a text is now. */
  readonly amount: (table: Table, amount: Amount, scene: Scene) => number;
  readonly originalStat: (table: Table, card: CardId, stat: 'atk' | 'def') => number | null;
}

/** Derived facts by name; the owner of a name knows its type. */
export interface Caches {
  /** What was found to be in force, and how long that holds. */
  applied: unknown;
  /** The version for which it was noted what monsters have gained. */
  gainedVersion: number;
  /** The version for which it was looked after what negated monsters have lost. */
  undoneVersion: number;
  /** The values that are being found out just now, so that none asks for itself. */
  readonly computing: { readonly card: CardId; readonly value: string }[];
}

export const cardOf = (table: Table, card: CardId): CardState =>
  table.state.cards[card] ?? bug(`there is no card ${card}`);
export const definitionOf = (table: Table, card: CardId): PoolCard =>
  table.definitions[card] ?? bug(`card ${card} has no definition`);
/** What the card is as a monster: by its print, or by the effect that made it one. */
export const monsterOf = (table: Table, card: CardId): MonsterTraits | null => {
  const { traits } = cardOf(table, card);
  // The path leads to the traits of a `special-summon` action.
  return traits === null ? definitionOf(table, card).monster : (table.pool.partAt(traits) as MonsterTraits);
};
/** `lists[player][zone]`: where the machine knows the zone beforehand it need not look for it. */
export const listOf = (table: Table, player: Player, zone: Zone): readonly CardId[] => {
  const lists = table.state.lists[player];
  switch (zone) {
    case 'hand':
      return lists.hand;
    case 'monsters':
      return lists.monsters;
    case 'spells':
      return lists.spells;
    case 'gy':
      return lists.gy;
    case 'deck':
      return lists.deck;
    default:
      return lists[zone];
  }
};
