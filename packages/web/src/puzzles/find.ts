/** Finds puzzles in simulated duels: positions that are won in this turn, but not by what looks best at once. */
import { BOTS, type WinAnswer } from '@spellspeed/bots';
import { loadAllFacts, PLAYABLE_CARDS, READY_MADE_DECKS } from '@spellspeed/cards';
import {
  type CardPool,
  createDuel,
  createDuelFromField,
  createPool,
  type Duel,
  DuelSetUpError,
  type FormatName,
} from '@spellspeed/engine';
import { stateOf } from '@spellspeed/engine/laws';
import type { DescribedField } from '@spellspeed/formats';
import { fieldOf } from '../rulings/editor/from-scenario.ts';
import { fieldYaml } from '../rulings/editor/to-yaml.ts';
import { describedDuel } from '../watching/described-duel.ts';
import { cardsOf, solve } from './solve.ts';

export interface Search {
  readonly from: number;
  readonly to: number;
  /** Is told of each puzzle as it is found. */
  readonly found: (yaml: string, answer: WinAnswer, seed: number) => void;
}
/** Above this nobody wins in one turn often enough to look. */
const MOST_LIFE = 4000;
/** A puzzle is proved with less than this, so that anybody's machine proves it again. */
const POSITIONS = 600;
/** So many own answers, at least, before what looks best at once wins. */
const SHORTEST = 1;
const LAST_TURN = 14;

export const findPuzzles = async ({ from, to, found }: Search): Promise<void> => {
  await loadAllFacts();
  const pool = createPool(PLAYABLE_CARDS);
  for (let seed = from; seed <= to; seed++) {
    const puzzle = puzzleIn(pool, seed);
    if (puzzle) found(puzzle.yaml, puzzle.answer, seed);
  }
};

interface Puzzle {
  readonly yaml: string;
  readonly answer: WinAnswer;
}
/** The first puzzle of the duel of this seed. */
const puzzleIn = (pool: CardPool, seed: number): Puzzle | null => {
  const lists = Object.values(READY_MADE_DECKS);
  const deckAt = (index: number) => {
    const { main, extra = [] } = lists[index % lists.length] ?? { main: [] };
    return { main, extra };
  };
  const duel = createDuel({ pool, seed, players: [deckAt(seed), deckAt(Math.floor(seed / lists.length))] });
  const bots = [BOTS.greedy(seed, pool), BOTS.greedy(seed + 1, pool)];
  let looked = 0;
  for (let { decision } = duel; decision && duel.turn <= LAST_TURN; { decision } = duel) {
    if (duel.turn > looked && decision.kind === 'act' && duel.view(0).phase === 'main1') {
      looked = duel.turn;
      const puzzle = puzzleAt(pool, duel);
      if (puzzle) return puzzle;
    }
    const { player } = decision;
    if (duel.answer(bots[player]?.choose(() => duel.view(player), decision) ?? [0])) return null;
  }
  return null;
};

/** The field as it lies, if it can be won; nothing of the duel before it may count. */
const puzzleAt = (pool: CardPool, duel: Duel): Puzzle | null => {
  const me = duel.turn % 2 === 1 ? 0 : 1;
  const { opponent } = duel.view(me);
  const { lingering } = stateOf(duel);
  if (duel.turn < 3 || opponent.lifePoints > MOST_LIFE || lingering.length > 0) return null;
  const field = turned(describedDuel(duel), me);
  const { format } = duel.view(0);
  const again = duelOf(pool, format, field);
  if (again?.decision?.player !== 0) return null;
  const answer = solve(again, cardsOf(field), POSITIONS);
  if (answer.found !== 'win' || answer.depth < SHORTEST) return null;
  const built = fieldOf({ title: '', format, fillers: [0, 0], ...field });
  return { yaml: fieldYaml(built, 'Win this turn').text, answer };
};
const duelOf = (pool: CardPool, format: FormatName, field: DescribedField): Duel | null => {
  try {
    return createDuelFromField({ pool, format, ...field });
  } catch (thrown) {
    // What no description can say, as a Trap under a monster, is no puzzle.
    if (thrown instanceof DuelSetUpError) return null;
    throw thrown;
  }
};

/** Who is to win is A. */
const turned = (field: ReturnType<typeof describedDuel>, me: 0 | 1): ReturnType<typeof describedDuel> => {
  if (me === 0) return field;
  const [one, other] = field.sides;
  const swapped = JSON.parse(
    JSON.stringify([other, one], (key, value: unknown) => (key === 'owner' ? 1 - Number(value) : value)),
  );
  return { ...field, turnPlayer: 0, sides: swapped };
};
