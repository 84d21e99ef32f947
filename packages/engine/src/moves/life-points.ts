/** Life Points and the end of the duel. */
import type { ActionOf } from '../language/action.ts';
import { mention } from '../state/cards-of.ts';
import { clearFrames, write } from '../state/door.ts';
import type { EndReason } from '../state/happening.ts';
import type { Scene } from '../state/scene.ts';
import type { Lingering } from '../state/state.ts';
import type { Table } from '../state/table.ts';
import { isSide, opponentOf, type Player } from '../vocabulary/players.ts';
import { record } from './moment.ts';

/** Ends the duel; `winner` is null in a draw. Nothing that was going on goes on. */
export const endDuel = (table: Table, winner: Player | null, reason: EndReason): void => {
  if (table.state.result !== null) return;
  record(table, { what: 'duel-ended', winner, reason });
  write(table, 'result', { winner, reason });
  write(table, 'decision', null);
  clearFrames(table);
};

/** These players lose at the same time; both together is a draw. (duel.draw.both-lose-at-the-same-time) */
export const lose = (table: Table, losers: readonly Player[], reason: EndReason): void => {
  const [loser] = losers;
  if (loser === undefined) return;
  endDuel(table, losers.length > 1 ? null : opponentOf(loser), reason);
};

const change = (table: Table, player: Player, by: number): void => {
  const { lifePoints } = table.state;
  const now = Math.max(0, lifePoints[player] + by);
  write(table, 'lifePoints', player === 0 ? [now, lifePoints[1]] : [lifePoints[0], now]);
  if (now !== lifePoints[player]) noteChange(table);
};
/** In sudden death every change counts, payments too. (tournament.sudden-death.paying-life-points-counts-as-a-change) */
const noteChange = (table: Table): void => {
  const { timeLimit } = table.state;
  if (timeLimit?.stage === 'sudden-death' && !timeLimit.changed)
    write(table, 'timeLimit', { stage: 'sudden-death', changed: true });
};

/**
 * Whoever has no Life Points loses at once; both, if the same effect or battle damage took the last of both. (duel.lose.life-points-zero-at-once,
 * duel.lose.life-points-zero, duel.draw.both-life-points-zero-by-one-effect, duel.draw.both-life-points-zero-by-battle-damage)
 */
export const checkLifePoints = (table: Table): void => {
  const losers = ([0, 1] as const).filter((player) => table.state.lifePoints[player] === 0);
  lose(table, losers, 'life-points');
};

/** What holds for the first damage of this player alone is over. */
const endFirstDamage = (table: Table, player: Player): void => {
  const { lingering } = table.state;
  const concerns = ({ until, scene, path }: Lingering): boolean => {
    if (until !== 'first-damage') return false;
    // The path leads to an `apply` action.
    const { affects } = table.pool.partAt(path) as ActionOf<'apply'>;
    return affects.affects === 'player' && isSide(affects.side, scene.you, player);
  };
  if (lingering.some(concerns))
    write(
      table,
      'lingering',
      lingering.filter((each) => !concerns(each)),
    );
};

/** Effect damage; LP cannot fall below 0. (stats.damage.effect-damage-lowers-lp) */
export const damage = (table: Table, player: Player, amount: number, { you: by, source }: Scene): void => {
  if (amount <= 0) return;
  change(table, player, -amount);
  endFirstDamage(table, player);
  record(table, { what: 'effect-damage', player, amount, by, source: mention(table, source.card) });
};
/** Battle damage that a monster inflicts. (damage-step.battle-damage.definition) */
export const battleDamage = (table: Table, player: Player, amount: number): void => {
  change(table, player, -amount);
  if (amount > 0) endFirstDamage(table, player);
};
export const gain = (table: Table, player: Player, amount: number): void => {
  if (amount <= 0) return;
  change(table, player, amount);
  record(table, { what: 'life-points-gained', player, amount });
};
/** Paying is not damage. (effects.cost.life-points-not-damage, stats.damage.paid-lp-is-not-damage) */
export const pay = (table: Table, player: Player, amount: number): void => {
  change(table, player, -amount);
  record(table, { what: 'life-points-paid', player, amount });
};
/** Losing is not damage. (stats.damage.lost-lp-is-not-damage) */
export const loseLifePoints = (table: Table, player: Player, amount: number): void => {
  if (amount <= 0) return;
  change(table, player, -amount);
  record(table, { what: 'life-points-lost', player, amount });
};
