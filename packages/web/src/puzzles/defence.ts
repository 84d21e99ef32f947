/** What the opponent answers in a puzzle: what spoils the win, if anything does; else what looks best. */
import { BOTS } from '@spellspeed/bots';
import type { Duel } from '@spellspeed/engine';
import { solve } from './solve.ts';

/** For each answer so much is looked at: it is not waited for long. */
const POSITIONS = 600;
const MOST_TRIED = 6;

export const defenceIn = (duel: Duel, cards: readonly number[]): readonly number[] => {
  const { decision } = duel;
  if (decision === null) return [];
  const { player, choices, min, max } = decision;
  const best = BOTS.greedy(1, duel.pool).choose(() => duel.view(player), decision);
  const singles = min <= 1 && max >= 1 ? choices.map((_, at) => [at]) : [];
  const spoils = (answer: readonly number[]): boolean => {
    const tried = duel.fork();
    if (tried.answer(answer, player)) return false;
    if (tried.turn !== duel.turn) return true;
    if (tried.result !== null) return tried.result.winner === player;
    return tried.decision?.player !== player && solve(tried, cards, POSITIONS).found === 'no-win';
  };
  return [best, ...singles].slice(0, MOST_TRIED).find(spoils) ?? best;
};
