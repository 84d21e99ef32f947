/** Verbs that concern players: drawing, Life Points. */
import { modifiersFor } from '../field/applied.ts';
import { amountOf } from '../meaning/amount.ts';
import { note } from '../meaning/scene.ts';
import {
  checkLifePoints,
  gain,
  lose,
  loseLifePoints,
  pay,
  damage as takeDamage,
} from '../moves/life-points.ts';
import { moveCard } from '../moves/move.ts';
import { obstacle } from '../state/obstacle.ts';
import { listOf, type Table } from '../state/table.ts';
import { type Player, playersOf } from '../vocabulary/players.ts';
import type { Cause } from '../vocabulary/reasons.ts';
import { done, verb } from './verb.ts';

/** Draws from the top; all cards of one draw at once. Whoever cannot draw loses. (movement.draw.player-who-must-draw-but-cannot-loses) */
export const drawCards = (table: Table, players: readonly Player[], count: number, by: Cause): void => {
  const unable = players.filter((player) => listOf(table, player, 'deck').length < count);
  for (const player of players)
    for (let drawn = 0; drawn < count; drawn++) {
      const card = listOf(table, player, 'deck').at(-1);
      if (card !== undefined) moveCard(table, { card, to: 'hand', manner: 'drawn', by, player });
    }
  lose(table, unable, 'deck-out');
};

export const draw = verb<'draw'>({
  categories: () => ['draws'],
  // (effects.condition.draw-not-with-empty-deck, effects.condition.draw-several-needs-that-many)
  obstacle: (table, { by, count }, scene) =>
    playersOf(by, scene.you).some(
      (player) => listOf(table, player, 'deck').length < amountOf(table, count, scene),
    )
      ? obstacle('effects.condition.draw-several-needs-that-many')
      : undefined,
  run: (table, { by, count }, { scene }) => {
    const number = amountOf(table, count, scene);
    drawCards(table, playersOf(by, scene.you), number, 'effect');
    return done(number > 0);
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
  run: (table, { to, amount, as }, { scene, sceneId }) => {
    const number = amountOf(table, amount, scene);
    for (const player of playersOf(to, scene.you))
      takeDamage(table, player, effectDamageTo(table, player, number));
    if (as) note(table, sceneId, as, number);
    checkLifePoints(table);
    return done(number > 0);
  },
});
export const gainLifePoints = verb<'gain-life-points'>({
  categories: () => ['gains-life-points'],
  run: (table, { by, amount }, { scene }) => {
    const number = amountOf(table, amount, scene);
    for (const player of playersOf(by, scene.you)) gain(table, player, number);
    return done(number > 0);
  },
});
export const payLifePoints = verb<'pay-life-points'>({
  // Not more than the player has; exactly down to 0 is allowed. (duel.life-points.cost-cannot-exceed-remaining, effects.cost.life-points-limit)
  obstacle: (table, { amount }, scene) =>
    table.state.lifePoints[scene.you] < amountOf(table, amount, scene)
      ? obstacle('duel.life-points.cost-cannot-exceed-remaining')
      : undefined,
  run: (table, { amount }, { scene }) => {
    pay(table, scene.you, amountOf(table, amount, scene));
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
