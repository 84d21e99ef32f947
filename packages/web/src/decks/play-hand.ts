/** A test hand as a duel that one person plays alone, on the board of analyses. */
import { factsNamed } from '@spellspeed/cards';
import { DEFAULT_FORMAT } from '@spellspeed/engine';
import { keepAnew } from '../analysis/begin.ts';
import { ROOT } from '../analysis/tree.ts';
import { anySeed } from '../host/again.ts';
import type { TestHand } from './test-hand.ts';

/** The opponent draws cards without effects, so that nobody loses by an empty Deck. */
const OPPONENTS_CARD = factsNamed('Mystical Elf')?.passcode ?? 0;
const OPPONENTS_DECK = Array<number>(40).fill(OPPONENTS_CARD);
const GOES_SECOND = 6;

export interface HandToPlay extends TestHand {
  readonly title: string;
  readonly name: string;
  readonly opponent: string;
  readonly extra: readonly number[];
  /** Cards of which it is not known what they do. */
  readonly blank: readonly number[];
  /** Does the opponent pass by itself? */
  readonly isAlone: boolean;
}
/** Opens the board; its address. The first player has drawn five cards, the second six and is in the second turn. */
export const boardOf = (played: HandToPlay): Promise<string> => {
  const { title, name, opponent, hand, deck, extra, blank, isAlone } = played;
  const player = (of: string, main: readonly number[]) => ({ name: of, by: 'person', main, extra: [] });
  const tree = {
    title,
    head: {
      format: DEFAULT_FORMAT,
      seed: anySeed(),
      players: [player(name, []), player(opponent, [])] as const,
      field: {
        turn: hand.length >= GOES_SECOND ? 2 : 1,
        turnPlayer: 0,
        phase: 'main1',
        start: true,
        sides: [{ hand, deck, extra }, { deck: OPPONENTS_DECK }],
      },
    },
    ...(blank.length > 0 && { withoutEffects: blank }),
    ...(isAlone && { passive: 1 as const }),
    nodes: [],
  } as const;
  return keepAnew({ tree, at: ROOT });
};
