/** What a puzzle asks: to win in this turn, whatever the opponent answers. The order of the Decks is not known, so nothing may hang on it. */
import {
  canWinThisTurn,
  doZonesMatter,
  type FirstAnswer,
  type SoonestAnswers,
  soonestAnswers,
  type WinAnswer,
  winningAnswers,
} from '@spellspeed/bots';
import type { Duel } from '@spellspeed/engine';
import type { DescribedField } from '@spellspeed/formats';

/** A puzzle needs fewer answers to be proved: the rest is for who has gone astray. */
export const MOST_POSITIONS = 30_000;

export const solve = (duel: Duel, cards: readonly number[], positions = MOST_POSITIONS): WinAnswer =>
  canWinThisTurn(duel, {
    pool: duel.pool,
    budget: { positions },
    zonesMatter: doZonesMatter(cards, duel.pool),
    known: [false, false],
  });

/** For each first move so much is looked at. */
const POSITIONS_OF_ONE = 4000;
/** Which first moves win: a puzzle should have one alone. */
export const firstMoves = (duel: Duel, cards: readonly number[]): readonly FirstAnswer[] =>
  winningAnswers(duel, {
    pool: duel.pool,
    budget: { positions: POSITIONS_OF_ONE },
    zonesMatter: doZonesMatter(cards, duel.pool),
    known: [false, false],
  });

/** Which first moves win soonest: of a puzzle that says so there is one. Null where that cannot be said. */
export const soonestMoves = (duel: Duel, cards: readonly number[]): SoonestAnswers | null =>
  soonestAnswers(duel, {
    pool: duel.pool,
    budget: { positions: MOST_POSITIONS },
    zonesMatter: doZonesMatter(cards, duel.pool),
    known: [false, false],
  });

/** The passcodes of all cards of a field. */
export const cardsOf = ({ sides }: Pick<DescribedField, 'sides'>): readonly number[] => {
  const found = new Set<number>();
  JSON.stringify(sides, (key, value: unknown) => {
    if (typeof value === 'number' && (key === 'card' || key === 'field' || /^\d+$/.test(key)))
      found.add(value);
    return value;
  });
  return [...found];
};
