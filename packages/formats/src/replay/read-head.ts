/** What the replay of a duel and that of a Match say alike, line by line. */
import { FORMATS, type FormatName } from '@spellspeed/engine';
import {
  field,
  flag,
  list,
  oneOf,
  optionalField,
  type Placed,
  pair,
  refuse,
  text,
  texts,
  wholeNumber,
  wholeNumbers,
} from '../shape.ts';

const A_HASH = 'a hash as a text';
const FORMAT_NAMES = Object.keys(FORMATS) as FormatName[];

/** It is a replay of this kind, in a version that can be read. */
export const checkKind = (root: Placed, kind: string, version: number): void => {
  const word = `the word "${kind}"`;
  const foundKind = field(root, 'spellspeed', word);
  if (foundKind.node.value !== kind) refuse(foundKind, word);
  const foundVersion = field(root, 'version', `the number ${version}`);
  if (foundVersion.node.value !== version) refuse(foundVersion, `the version ${version}`);
};

interface Head {
  readonly engine?: string;
  readonly format: FormatName;
  readonly pool: string;
  readonly cards: { readonly [passcode: string]: string };
  readonly seed: number;
  readonly askEveryWindow?: boolean;
}
/** What is known before the first answer or deed, whoever plays. */
export const headIn = (root: Placed): Head => {
  const engine = optionalField(root, 'engine');
  const asks = optionalField(root, 'askEveryWindow');
  return {
    ...(engine && { engine: text(engine, 'the version of the engine as a text') }),
    format: oneOf(field(root, 'format', 'the name of a format'), FORMAT_NAMES, 'a format'),
    pool: text(field(root, 'pool', A_HASH), A_HASH),
    cards: texts(field(root, 'cards', 'hashes by passcode'), 'an object of hashes by passcode'),
    seed: wholeNumber(field(root, 'seed', 'a whole number'), 'a whole number'),
    ...(asks && { askEveryWindow: flag(asks) }),
  };
};

/** Both players, each with what `deckOf` reads of the deck. */
export const playersIn = <Deck>(root: Placed, deckOf: (placed: Placed) => Deck) =>
  pair(field(root, 'players', 'two players'), 'a list of two players', (placed) => ({
    name: text(field(placed, 'name', 'the name of a deck'), 'the name of a deck'),
    by: text(field(placed, 'by', 'who played'), 'who played, as a text'),
    ...deckOf(placed),
  }));
/** The cards of a part of a deck. */
export const passcodesIn = (placed: Placed, part: string): number[] =>
  wholeNumbers(field(placed, part, 'passcodes'), 'a list of passcodes');

/** Hashes on the way: each after one of so many answers, or deeds. */
export const checkpointsIn = (root: Placed, counted: 'answers' | 'deeds', given: number) =>
  list(field(root, 'checkpoints', 'a list'), 'a list of hashes').map((placed) => {
    const expected = `the number of ${counted === 'answers' ? 'an answer' : 'a deed'}, from 1 to ${given}`;
    const at = field(placed, counted, expected);
    const after = wholeNumber(at, expected);
    if (after < 1 || after > given) refuse(at, expected);
    return { after, hash: hashIn(placed) };
  });
export const hashIn = (placed: Placed): string => text(field(placed, 'hash', A_HASH), A_HASH);
