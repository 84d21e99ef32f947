/** Verbs that concern players: drawing, Life Points. */

import { mostUntaken } from '../field/battle-damage.ts';
import { modifiersFor } from '../field/modifiers.ts';
import { countSparedDamage, sparingDamage } from '../field/spared-damage.ts';
import type { ActionOf } from '../language/action.ts';
import type { Amount } from '../language/amount.ts';
import { amountOf, isKnownNow } from '../meaning/amount.ts';
import { note } from '../meaning/scene.ts';
import {
  checkLifePoints,
  endDuel,
  gain,
  lose,
  loseLifePoints,
  pay,
  damage as takeDamage,
} from '../moves/life-points.ts';
import { moveCard } from '../moves/move.ts';
import { writeHistory } from '../state/door.ts';
import { type Obstacle, obstacle } from '../state/obstacle.ts';
import type { Scene } from '../state/scene.ts';
import { listOf, type Table } from '../state/table.ts';
import { gather } from '../vocabulary/gather.ts';
import type { CardId } from '../vocabulary/ids.ts';
import { PLAYERS, type Player, playersOf } from '../vocabulary/players.ts';
import type { Cause } from '../vocabulary/reasons.ts';
import { obstacleInAmount } from './changes-nothing.ts';
import { done, verb } from './verb.ts';

/**
 * Draws from the top; all cards of one draw at once. Whoever cannot draw loses, and both together draw the Duel; nothing else that finds too few
 * cards in a Deck loses it. (movement.draw.player-who-must-draw-but-cannot-loses, duel.lose.cannot-draw-while-resolving,
 * duel.draw.both-unable-to-draw, duel.lose.not-for-failed-non-draw-deck-effects) What is added to the hand is not drawn.
 * (movement.draw.adding-to-hand-is-not-drawing)
 */
export const drawCards = (
  table: Table,
  players: readonly Player[],
  count: number,
  by: Cause,
): readonly Player[] => {
  const unable = players.filter((player) => listOf(table, player, 'deck').length < count);
  // One after another, but within one moment, so that what is told of draws is told once. (movement.draw.several-cards-are-drawn-simultaneously, movement.draw.each-draw-is-counted-per-effect)
  // What comes to the hand has been added to it, in whatever manner. (movement.draw.drawn-card-counts-as-added-to-hand)
  for (const player of players)
    for (let drawn = 0; drawn < count; drawn++) {
      const card = listOf(table, player, 'deck').at(-1);
      if (card !== undefined) moveCard(table, { card, to: 'hand', manner: 'drawn', by, player });
    }
  return unable;
};
/** Is this draw done at once with something else, so that it is seen only then who could not draw? (faq.simultaneous.both-lose-together-is-a-draw) */
const isDoneTogether = (table: Table): boolean =>
  table.state.frames.some(({ procedure, vars }) => {
    if (procedure !== 'sequence') return false;
    const { joint } = table.pool.partAt(vars.path) as ActionOf<'sequence'>;
    return joint === 'also';
  });
const UNABLE = ['unable-to-draw-0', 'unable-to-draw-1'] as const;
/** What was done at once is over: whoever could not draw loses, both together draw the Duel. (faq.simultaneous.both-lose-together-is-a-draw) */
export const loseForDraws = (table: Table, { noted }: Scene): void =>
  lose(
    table,
    PLAYERS.filter((player) => noted[UNABLE[player]] !== undefined),
    'deck-out',
  );

export const draw = verb<'draw'>({
  categories: () => ['draws'],
  // (effects.condition.draw-not-with-empty-deck, effects.condition.draw-several-needs-that-many)
  obstacle: (table, { by, count }, scene) =>
    drawsNothing(table, count, scene) ??
    obstacleToDraw(table, playersOf(by, scene.you), amountOf(table, count, scene), scene),
  run: (table, { by, count }, { scene, sceneId }) => {
    const number = amountOf(table, count, scene);
    const able = playersOf(by, scene.you).filter((player) => lockOnDraws(table, player) === undefined);
    // Drawn by an effect, also in the Draw Phase. (turn.draw-phase.draw-by-effect-is-not-normal-draw)
    const unable = drawCards(table, able, number, 'effect');
    if (!isDoneTogether(table)) lose(table, unable, 'deck-out');
    else for (const player of unable) note(table, sceneId, UNABLE[player], 1);
    noteDraws(table, number > 0 ? able : []);
    return done(number > 0 && able.length > 0);
  },
});
/** For texts that bind the turn of their activation. (wording.restriction.turn-you-activate) */
const noteDraws = (table: Table, players: readonly Player[]): void => {
  const { drawnByEffect } = table.state.history;
  const more = players.filter((player) => !drawnByEffect.includes(player));
  if (more.length > 0) writeHistory(table).drawnByEffect = [...drawnByEffect, ...more];
};
/** The card whose text keeps a player from drawing by effects. */
const lockOnDraws = (table: Table, player: Player): CardId | undefined =>
  (
    modifiersFor(table, player, 'cannot-draw-by-effects')[0] ??
    modifiersFor(table, player, 'cannot-add-from-deck').find(({ modifier }) => modifier.except === undefined)
  )?.scene.source.card;
/** As many as there are, and there are none; "until you have n cards in your hand", which are there already. (effects.condition.must-be-processable) */
const drawsNothing = (table: Table, count: Amount, scene: Scene): Obstacle | undefined =>
  isKnownNow(count, scene) && amountOf(table, count, scene) <= 0
    ? obstacle('effects.condition.must-be-processable')
    : undefined;
const obstacleToDraw = (
  table: Table,
  players: readonly Player[],
  count: number,
  { you, foreseen }: Scene,
): Obstacle | undefined => {
  const taken = (player: Player): number => (player === you ? (foreseen?.takenFromDeck ?? 0) : 0);
  if (players.some((player) => listOf(table, player, 'deck').length - taken(player) < count))
    return obstacle('effects.condition.draw-several-needs-that-many');
  const locks = gather(players, (player) => lockOnDraws(table, player) ?? []);
  return locks.length > 0 && locks.length === players.length
    ? obstacle('effects.prohibition.wins', ...locks)
    : undefined;
};

/** The draw that begins the turn; what applies to it already applies. (turn.draw-phase.effects-already-applying-go-on-before-the-draw) */
export const drawNormally = (table: Table): void => {
  const { history, turnPlayer } = table.state;
  if (!history.normalDraw) return;
  const counts = modifiersFor(table, turnPlayer, 'normal-draw').map(({ modifier, scene }) =>
    amountOf(table, modifier.count, scene),
  );
  writeHistory(table).normalDraw = false;
  lose(table, drawCards(table, [turnPlayer], Math.max(1, ...counts), 'rule'), 'deck-out');
};
/** Only a normal draw that is still to come, and that could be made, can be given up. (turn.draw-phase.instead-of-normal-draw-allowed, faq.normal-draw.empty-deck-no-activation, faq.normal-draw.negated-replacement) */
export const giveUpNormalDraw = verb<'give-up-normal-draw'>({
  obstacle: (table, _, { you }) =>
    table.state.history.normalDraw && table.state.turnPlayer === you && listOf(table, you, 'deck').length > 0
      ? undefined
      : obstacle('turn.draw-phase.instead-of-normal-draw-allowed'),
  run: (table, _, { scene }) => {
    const { history, turnPlayer } = table.state;
    if (!history.normalDraw || turnPlayer !== scene.you) return done(false);
    writeHistory(table).normalDraw = false;
    return done(true);
  },
});

export const win = verb<'win'>({
  run: (table, _, { scene }) => {
    endDuel(table, scene.you, 'effect');
    return done(true);
  },
});

/** What effects make of effect damage: the last of those that double or halve it, nothing where it is prevented. */
const effectDamageTo = (table: Table, player: Player, amount: number): number => {
  const changes = modifiersFor(table, player, 'effect-damage');
  if (changes.some(({ modifier }) => modifier.how === 'none')) return 0;
  const last = [...changes].sort((a, b) => a.since - b.since).at(-1)?.modifier.how;
  if (last === 'half') return Math.ceil(amount / 2);
  return last === 'double' ? amount * 2 : amount;
};

export const damage = verb<'damage'>({
  categories: () => ['inflicts-damage'],
  obstacle: (table, { amount }, scene) => obstacleInAmount(table, amount, scene),
  run: (table, { to, amount, as }, { scene, sceneId }) => {
    const number = amountOf(table, amount, scene);
    let most = 0;
    for (const player of playersOf(to, scene.you)) {
      const taken = effectDamageTo(table, player, number);
      if (taken <= mostUntaken(table, player)) continue;
      const sparing = sparingDamage(table, player, 'effect');
      if (sparing.length > 0) {
        countSparedDamage(table, sparing);
        continue;
      }
      takeDamage(table, player, taken, scene);
      most = Math.max(most, taken);
    }
    // (stats.damage.equal-to-the-damage-taken)
    if (as) note(table, sceneId, as, most);
    checkLifePoints(table);
    return done(most > 0);
  },
});
export const gainLifePoints = verb<'gain-life-points'>({
  categories: () => ['gains-life-points'],
  obstacle: (table, { amount }, scene) => obstacleInAmount(table, amount, scene),
  run: (table, { by, amount }, { scene }) => {
    const number = amountOf(table, amount, scene);
    for (const player of playersOf(by, scene.you)) gain(table, player, number);
    return done(number > 0);
  },
});
export const payLifePoints = verb<'pay-life-points'>({
  // Not more than the player has; exactly down to 0 is allowed. (duel.life-points.cost-cannot-exceed-remaining, effects.cost.life-points-limit, duel.life-points.cost-may-reach-exactly-zero)
  obstacle: (table, { amount }, scene) => {
    const due = amountOf(table, amount, scene);
    if (due <= 0) return obstacle('effects.cost.life-points-something-is-paid');
    return table.state.lifePoints[scene.you] < due
      ? obstacle('duel.life-points.cost-cannot-exceed-remaining')
      : undefined;
  },
  run: (table, { amount, as }, { scene, sceneId }) => {
    // Of an odd number the player keeps the larger half. (effects.cost.half-of-odd-life-points)
    const paid = Math.floor(amountOf(table, amount, scene));
    pay(table, scene.you, paid);
    if (as) note(table, sceneId, as, paid);
    checkLifePoints(table);
    return done(true);
  },
});
export const loseLp = verb<'lose-life-points'>({
  run: (table, { by, amount }, { scene }) => {
    for (const player of playersOf(by, scene.you))
      loseLifePoints(table, player, amountOf(table, amount, scene));
    checkLifePoints(table);
    return done(true);
  },
});
/** What comes of halving a number that is odd is rounded up. */
export const lifePointsBecome = verb<'life-points-become'>({
  run: (table, { of, amount }, { scene }) => {
    for (const player of playersOf(of, scene.you)) {
      const by = Math.ceil(amountOf(table, amount, scene)) - table.state.lifePoints[player];
      if (by > 0) gain(table, player, by);
      else loseLifePoints(table, player, -by);
    }
    checkLifePoints(table);
    return done(true);
  },
});
