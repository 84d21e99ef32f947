/** The Pendulum Summon: once per turn, with the cards in both Pendulum Zones, from the hand and the face-up Extra Deck. */
import { obstacleInSummoningCondition } from '../field/special-summon.ts';
import { freeMonsterZonesFor } from '../field/zones.ts';
import { cardsIn } from '../state/cards-of.ts';
import type { Constraint } from '../state/decision.ts';
import { type Obstacle, obstacle } from '../state/obstacle.ts';
import { cardOf, definitionOf, listOf, type Table } from '../state/table.ts';
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

/** Monsters in the hand, and face-up Pendulum Monsters in the Extra Deck, whose Level lies between the Scales. (summoning.pendulum.levels-between-the-scales) */
export const pendulumCandidates = (table: Table, player: Player): CardId[] => {
  const scales = scalesOf(table, player);
  if (!scales) return [];
  const [low, high] = scales;
  const faceUp = cardsIn(table, player, 'extra').filter((card) => cardOf(table, card).face === 'up');
  return [...cardsIn(table, player, 'hand'), ...faceUp].filter((card) => {
    const level = definitionOf(table, card).monster ? table.look.level(table, card) : null;
    return (
      level !== null &&
      low < level &&
      level < high &&
      obstacleInSummoningCondition(table, card, 'pendulum', player) === undefined &&
      freeMonsterZonesFor(table, player, card).length > 0
    );
  });
};

/** Each Summoned monster needs a zone of its own. (zones.extra-deck.link-and-pendulum-to-a-linked-zone) */
export const pendulumPlaces = (table: Table, player: Player, cards: readonly CardId[]): Constraint => {
  const free = cards.map((card) => freeMonsterZonesFor(table, player, card));
  const places = [...new Set(free.flat())];
  return {
    must: 'find-places',
    places: places.map((place) => free.flatMap((zones, index) => (zones.includes(place) ? [index] : []))),
  };
};

/** Why the player cannot Pendulum Summon now. */
export const obstacleToPendulumSummon = (table: Table, player: Player): Obstacle | undefined => {
  if (table.state.history.pendulumSummons[player] > 0) return obstacle('summoning.pendulum.once-per-turn');
  if (scalesOf(table, player) === null) return obstacle('summoning.pendulum.needs-two-scales');
  return pendulumCandidates(table, player).length === 0
    ? obstacle('summoning.pendulum.levels-between-the-scales')
    : undefined;
};
