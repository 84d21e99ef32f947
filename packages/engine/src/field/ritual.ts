/** Which Ritual Monsters can be Summoned with which Tributes. */

import type { ActionOf } from '../language/action.ts';
import { holds } from '../meaning/condition.ts';
import { cardsMatching, firstMatching, matches } from '../meaning/filter.ts';
import { transientScene } from '../meaning/scene.ts';
import { isDoomed } from '../state/cards-of.ts';
import type { Constraint } from '../state/decision.ts';
import type { Scene } from '../state/scene.ts';
import { hasLegalSelection } from '../state/selection.ts';
import { definitionOf, type Table } from '../state/table.ts';
import type { CardId } from '../vocabulary/ids.ts';
import type { Player } from '../vocabulary/players.ts';
import { borrowedTributes, forbidsTributing, withBorrowed } from './borrowed.ts';
import type { MaterialChoice } from './materials.ts';
import { obstacleInSummoningCondition } from './special-summon.ts';
import { zoneConstraint } from './zones.ts';

/** The Tributes for a Ritual Monster; null if their Levels do not reach it. (summoning.ritual.tributes-reach-the-level) */
export const ritualTributes = (
  table: Table,
  player: Player,
  monster: CardId,
  { tributes, sent, banished, shuffled, levels }: ActionOf<'ritual-summon'>,
  scene: Scene,
): MaterialChoice | null => {
  const tributable = [
    ...(sent ? [] : borrowedTributes(table, tributes, scene)),
    ...cardsMatching(table, tributes, scene, 'all'),
  ].filter(
    (card) =>
      !isDoomed(table, card) &&
      (sent || forbidsTributing(table, card, player) === undefined) &&
      // (summoning.by-effect.unaffected-monsters-are-not-used)
      !table.look.isUnaffected(table, card, scene.source.card),
  );
  const instead = banished ? cardsMatching(table, banished, scene, 'all') : [];
  const returned =
    shuffled && holds(table, shuffled.if, scene) ? cardsMatching(table, shuffled.cards, scene, 'all') : [];
  const cards = [...tributable, ...instead, ...returned].filter(
    (card) =>
      card !== monster &&
      table.look.level(table, card) !== null &&
      // (summoning.proper.by-its-condition)
      !isLeftOut(table, player, monster, card),
  );
  const zone = zoneConstraint(table, player, monster, cards);
  if (zone === undefined) return null;
  const constraints: Constraint[] = [
    {
      must: 'add-up',
      weights: cards.map((card) => [table.look.level(table, card) ?? 0]),
      total: table.look.level(table, monster) ?? 0,
      ...(levels === 'or-more' ? { orMore: true } : {}),
    },
    ...(zone === null ? [] : [zone]),
    ...withBorrowed(table, player, cards),
  ];
  const choice = { cards, min: 1, max: cards.length, constraints };
  return hasLegalSelection({ choices: cards, min: choice.min, max: choice.max, constraints }) ? choice : null;
};

/** Does the text of the monster say that such a card is not used for it? */
const isLeftOut = (table: Table, player: Player, monster: CardId, card: CardId): boolean => {
  const without = definitionOf(table, monster).monster?.summoning?.ritualWithout;
  return (
    without !== undefined && matches(table, without, card, transientScene(table, monster, 0, player), 'all')
  );
};

/** The Ritual Monsters that can be Ritual Summoned now, the first of them where so many are enough. */
export const ritualCandidates = (
  table: Table,
  player: Player,
  action: ActionOf<'ritual-summon'>,
  scene: Scene,
  enough = Number.POSITIVE_INFINITY,
): CardId[] => {
  const isWanted = (monster: CardId): boolean =>
    obstacleInSummoningCondition(table, monster, { player, way: 'ritual', source: scene.source.card }) ===
      undefined && ritualTributes(table, player, monster, action, scene) !== null;
  return firstMatching(table, action.monster, scene, { sight: 'all', isWanted, enough });
};
