/** Monsters of the opponent that a text makes a player Tribute. (effects.text-overrides-rules) */

import type { Filter } from '../language/filter.ts';
import { matches } from '../meaning/filter.ts';
import { formerOf } from '../moves/former.ts';
import { monstersOf } from '../state/cards-of.ts';
import type { Constraint } from '../state/decision.ts';
import type { Scene } from '../state/scene.ts';
import { cardOf, type Table } from '../state/table.ts';
import { gather } from '../vocabulary/gather.ts';
import type { CardId } from '../vocabulary/ids.ts';
import { opponentOf, type Player } from '../vocabulary/players.ts';
import { isAnyInForce, modifiersOn } from './modifiers.ts';

const NONE: readonly CardId[] = [];

/** "It cannot be Tributed", or "your opponent cannot Tribute it": the text that forbids it to this player. (effects.prohibition.wins) */
export const forbidsTributing = (table: Table, card: CardId, player: Player) =>
  isAnyInForce(table, 'not-tributed')
    ? modifiersOn(table, card, 'not-tributed').find(
        ({ modifier: { by } }) => by === 'any' || cardOf(table, card).controller !== player,
      )
    : undefined;

/** Must the player Tribute this monster of the opponent in the place of one of their own? */
export const mustBeTributedBy = (table: Table, card: CardId, player: Player): boolean =>
  isAnyInForce(table, 'tributed-by-opponent') &&
  cardOf(table, card).controller !== player &&
  forbidsTributing(table, card, player) === undefined &&
  modifiersOn(table, card, 'tributed-by-opponent').some(({ scene }) => scene.you === player);

/** The monsters that the player must Tribute, of those that a text asks for: it looks at them as if the player controlled them. */
export const borrowedTributes = (table: Table, filter: Filter, scene: Scene): readonly CardId[] =>
  isAnyInForce(table, 'tributed-by-opponent')
    ? monstersOf(table, opponentOf(scene.you)).filter(
        (card) =>
          mustBeTributedBy(table, card, scene.you) &&
          matches(table, filter, card, scene, { ...formerOf(table, card), controller: scene.you }),
      )
    : NONE;

/** One of them must be among the Tributes. */
export const withBorrowed = (
  table: Table,
  player: Player,
  cards: readonly CardId[],
): readonly Constraint[] => {
  const choices = gather(cards, (card, index) => (mustBeTributedBy(table, card, player) ? [index] : []));
  return choices.length === 0 ? [] : [{ must: 'include-one-of', choices }];
};
