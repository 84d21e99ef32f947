/** "You can only control 1 …" */
import { matches } from '../meaning/filter.ts';
import { type Obstacle, obstacle } from '../state/obstacle.ts';
import { cardOf, type Table } from '../state/table.ts';
import type { CardId } from '../vocabulary/ids.ts';
import type { Player } from '../vocabulary/players.ts';
import { isAnyInForce, modifiersFor } from './modifiers.ts';

/**
 * A face-up card that lets no second one come face-up to the same side of the field. (effects.unclassified.only-one-face-up, wording.limit.control-one)
 * (faq.only-one.negating-the-first-is-not-enough)
 */
export const obstacleToSecondFaceUp = (table: Table, player: Player, card: CardId): Obstacle | undefined => {
  if (!isAnyInForce(table, 'only-one-face-up')) return undefined;
  const first = modifiersFor(table, player, 'only-one-face-up').find(
    ({ modifier, scene }) => scene.source.card !== card && matches(table, modifier.card, card, scene, 'all'),
  );
  return first && obstacle('effects.unclassified.only-one-face-up', first.scene.source.card);
};

/** Has it been turned face-up beside a copy that was face-up before? Then it does not stay. (faq.only-one.the-later-one-is-destroyed) */
export const isSurplus = (table: Table, card: CardId): boolean => {
  const { controller, face, faceUpSince } = cardOf(table, card);
  const [first] = face === 'up' ? (obstacleToSecondFaceUp(table, controller, card)?.cards ?? []) : [];
  return first !== undefined && cardOf(table, first).faceUpSince < faceUpSince;
};
