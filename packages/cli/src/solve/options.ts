/** What is asked of a solver, by the options that are given: an option that would say nothing is refused. */
import { Trouble } from '../trouble.ts';

export const QUESTIONS = ['win', 'field', 'reach'] as const;
export interface SolveOptions {
  readonly ask?: (typeof QUESTIONS)[number];
  readonly number?: number;
  readonly deck?: string;
  readonly hand?: string;
  /** So many opening hands are tried. */
  readonly hands?: number;
  /** The name of a card that is to lie on the field. */
  readonly reach?: string;
  readonly seed?: number;
  readonly positions: number;
  readonly seconds?: number;
  readonly width?: number;
  readonly json: boolean;
  /** Asked while it searches: is it to say what it has found so far? */
  readonly isStopped?: () => boolean;
}
/** `hands`: how many opening hands reach a card. */
export type Asked = (typeof QUESTIONS)[number] | 'hands';

/** What is said of each question, beside budgets and `--json`. */
const SPEAKS_OF: { readonly [asked in Asked]: readonly (keyof SolveOptions)[] } = {
  win: ['ask', 'number', 'deck', 'hand'],
  field: ['ask', 'number', 'deck', 'hand', 'width'],
  reach: ['ask', 'number', 'deck', 'hand', 'width', 'reach'],
  hands: ['ask', 'deck', 'hands', 'width', 'reach', 'seed'],
};
const ABOUT: { readonly [asked in Asked]: string } = {
  win: 'whether it is won in this turn',
  field: 'the strongest field',
  reach: 'whether a card is reached',
  hands: 'how many opening hands reach a card',
};
const ALWAYS: readonly (keyof SolveOptions)[] = ['positions', 'seconds', 'json', 'isStopped'];

const questionOf = ({ ask, deck, hands, reach }: SolveOptions): Asked => {
  if (hands !== undefined) return 'hands';
  return ask ?? (reach !== undefined ? 'reach' : deck === undefined ? 'win' : 'field');
};
export const askedBy = (file: string | undefined, options: SolveOptions): Asked => {
  const { ask, deck, hand, hands, number, reach } = options;
  const asked = questionOf(options);
  if (hands !== undefined && deck === undefined)
    throw new Trouble('Opening hands are drawn from a deck: say --deck.');
  if ((file === undefined) === (deck === undefined))
    throw new Trouble(
      `Found ${file === undefined ? 'neither a file nor a deck' : 'a file and a deck'}, expected one of them.`,
      'For example: solve field.yaml, or solve --deck blackwing --hand "Black Whirlwind; Blackwing - Bora the Spear"',
    );
  if (file !== undefined && hand !== undefined)
    throw new Trouble('Found --hand beside a file, expected it with --deck: the file says what is held.');
  if (file === undefined && number !== undefined)
    throw new Trouble('Found --number without a file, expected it with a file of several documents.');
  const given = (Object.keys(options) as (keyof SolveOptions)[]).filter(
    (each) => options[each] !== undefined,
  );
  const unsaid = given.find((each) => !SPEAKS_OF[asked].includes(each) && !ALWAYS.includes(each));
  if (unsaid !== undefined || (asked === 'hands' && ask !== undefined && ask !== 'reach'))
    throw new Trouble(
      `Found --${unsaid ?? `ask ${ask}`}, which says nothing where it is asked ${ABOUT[asked]}.`,
    );
  if (asked !== 'hands' && deck !== undefined && hand === undefined)
    throw new Trouble('Found a deck without a hand, expected --hand "Card; Card" or --hands N.');
  if ((asked === 'reach' || asked === 'hands') && reach === undefined)
    throw new Trouble('Found no --reach, expected the name of a card: --reach "Stardust Dragon".');
  return asked;
};
