/** The Pendulum Summon: once per turn, with the cards in both Pendulum Zones, from the hand and the face-up Extra Deck. */

import { obstacleInSummoningCondition } from '../field/special-summon.ts';
import { freeMonsterZonesFor } from '../field/zones.ts';
import { cardsIn } from '../state/cards-of.ts';
import type { Constraint } from '../state/decision.ts';
import { type Obstacle, obstacle } from '../state/obstacle.ts';
import { cardOf, definitionOf, listOf, type Table } from '../state/table.ts';
import { gather } from '../vocabulary/gather.ts';
import { type CardId, NO_CARD } from '../vocabulary/ids.ts';
import type { Player } from '../vocabulary/players.ts';

/**
 * The Pendulum Scales of the cards in both zones, lower one first; null without two Pendulum Cards. An Equip Card in an outer zone is
 * none. (zones.pendulum-zone.equip-card-there-is-not-a-pendulum-card, stats.equip.pendulum-as-equip-is-not-in-the-pendulum-zone,
 * stats.equip.pendulum-as-equip-does-not-allow-pendulum-summon)
 */
const scalesOf = (table: Table, player: Player): readonly [number, number] | null => {
  const scales = listOf(table, player, 'pendulum').map((card) =>
    card === NO_CARD ? null : table.look.scale(table, card),
  );
  const [left, right] = scales;
  if (typeof left !== 'number' || typeof right !== 'number') return null;
  return left < right ? [left, right] : [right, left];
};

/** Monsters in the hand, and face-up Pendulum Monsters in the Extra Deck. */
const inReach = (table: Table, player: Player): CardId[] => [
  ...cardsIn(table, player, 'hand'),
  ...cardsIn(table, player, 'extra').filter((card) => cardOf(table, card).face === 'up'),
];

/** Those whose Level lies between the Scales, and that nothing keeps from the Summon. */
export const pendulumCandidates = (table: Table, player: Player): CardId[] => {
  const scales = scalesOf(table, player);
  if (!scales) return [];
  return inReach(table, player).filter((card) => obstacleInCard(table, player, card, scales) === undefined);
};

/** Its Level; a monster without one can have a text that gives it one for this, face-up in the Extra Deck. */
const levelFor = (table: Table, card: CardId): number | null => {
  const { monster } = definitionOf(table, card);
  if (!monster) return null;
  const stated = cardOf(table, card).zone === 'extra' ? monster.summoning?.pendulumLevel : undefined;
  return stated ?? table.look.level(table, card);
};

/** (summoning.pendulum.levels-between-the-scales) */
const obstacleInCard = (
  table: Table,
  player: Player,
  card: CardId,
  [low, high]: readonly [number, number],
): Obstacle | undefined => {
  const level = levelFor(table, card);
  if (level === null || level <= low || level >= high)
    return obstacle('summoning.pendulum.levels-between-the-scales', card);
  if (freeMonsterZonesFor(table, player, card).length === 0)
    return obstacle('summoning.special.needs-a-free-monster-zone', card);
  return obstacleInSummoningCondition(table, card, { player, way: 'pendulum' });
};

/** Each Summoned monster needs a zone of its own. (zones.extra-deck.link-and-pendulum-to-a-linked-zone) */
export const pendulumPlaces = (table: Table, player: Player, cards: readonly CardId[]): Constraint => {
  const free = cards.map((card) => freeMonsterZonesFor(table, player, card));
  const places = [...new Set(free.flat())];
  return {
    must: 'find-places',
    places: places.map((place) => gather(free, (zones, index) => (zones.includes(place) ? [index] : []))),
  };
};

/** Why this card cannot be among those that the player Pendulum Summons now. */
export const obstacleToPendulumSummonOf = (
  table: Table,
  player: Player,
  card: CardId,
): Obstacle | undefined => {
  const before = obstacleBeforeLevels(table, player);
  const scales = scalesOf(table, player);
  if (before || !scales) return before;
  return inReach(table, player).includes(card)
    ? obstacleInCard(table, player, card, scales)
    : obstacle('summoning.pendulum.levels-between-the-scales', card);
};

/** Why the player cannot Pendulum Summon now. */
export const obstacleToPendulumSummon = (table: Table, player: Player): Obstacle | undefined => {
  const before = obstacleBeforeLevels(table, player);
  if (before) return before;
  return pendulumCandidates(table, player).length === 0
    ? obstacle('summoning.pendulum.levels-between-the-scales')
    : undefined;
};

const obstacleBeforeLevels = (table: Table, player: Player): Obstacle | undefined => {
  if (table.state.history.pendulumSummons[player] > 0) return obstacle('summoning.pendulum.once-per-turn');
  return scalesOf(table, player) === null ? obstacle('summoning.pendulum.needs-two-scales') : undefined;
};
