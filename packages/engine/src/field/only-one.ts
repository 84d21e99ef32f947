/** "You can only control 1 …" */
import { matches } from '../meaning/filter.ts';
import { transientScene } from '../meaning/scene.ts';
import { cardsOnField } from '../state/cards-of.ts';
import { type Obstacle, obstacle } from '../state/obstacle.ts';
import { cardOf, definitionOf, type Table } from '../state/table.ts';
import type { CardId } from '../vocabulary/ids.ts';
import { isSide, type Player } from '../vocabulary/players.ts';
import { isAnyInForce, modifiersFor } from './modifiers.ts';

/** A face-up card that lets no second one come face-up to the same side of the field. (effects.unclassified.only-one-face-up, wording.limit.control-one, faq.only-one.spells-and-traps) */
export const obstacleBesideFirst = (table: Table, player: Player, card: CardId): Obstacle | undefined => {
  if (!isAnyInForce(table, 'only-one-face-up')) return undefined;
  const first = modifiersFor(table, player, 'only-one-face-up').find(
    ({ modifier, scene }) => scene.source.card !== card && matches(table, modifier.card, card, scene, 'all'),
  );
  return first && obstacle('effects.unclassified.only-one-face-up', first.scene.source.card);
};

/**
 * Its own text keeps it from coming beside another such card too, though that one is negated.
 * (faq.only-one.negating-the-first-is-not-enough)
 */
const obstacleInItself = (table: Table, player: Player, card: CardId): Obstacle | undefined => {
  if (!table.sorts.modifiers.has('only-one-face-up')) return undefined;
  for (const { effect, index } of definitionOf(table, card).continuous) {
    const { affects } = effect;
    if (affects.affects !== 'player') continue;
    const scene = transientScene(table, card, index, player);
    for (const modifier of effect.modifiers) {
      if (modifier.modifies !== 'only-one-face-up') continue;
      const other = cardsOnField(table).find(
        (each) =>
          each !== card &&
          cardOf(table, each).face === 'up' &&
          isSide(affects.side, player, cardOf(table, each).controller) &&
          matches(table, modifier.card, each, scene, 'all'),
      );
      if (other !== undefined) return obstacle('effects.unclassified.only-one-face-up', other);
    }
  }
  return undefined;
};

/** What keeps the card from coming face-up to that side: the text of a card that is there, or its own. (effects.unclassified.only-one-face-up) */
export const obstacleToSecondFaceUp = (table: Table, player: Player, card: CardId): Obstacle | undefined =>
  obstacleBesideFirst(table, player, card) ?? obstacleInItself(table, player, card);

/** Has it been turned face-up beside a copy that was face-up before? Then it does not stay. (effects.unclassified.only-one-face-up, faq.only-one.the-later-one-is-destroyed) */
export const isSurplus = (table: Table, card: CardId): boolean => {
  const { controller, face, faceUpSince } = cardOf(table, card);
  const [first] = face === 'up' ? (obstacleBesideFirst(table, controller, card)?.cards ?? []) : [];
  return first !== undefined && cardOf(table, first).faceUpSince < faceUpSince;
};
