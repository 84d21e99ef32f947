/** Lists that grow word by word: "face-up", "Dragon", "monster" are three tests of one filter. */
import { hintsOfAll, hintsOfWords } from './hint.ts';
import { eitherOf, inMemory, type Reader, type Reading, type Speaking } from './phrase.ts';
import { standsAt, type Text } from './text.ts';

/** What one part of a phrase adds to a list. Saying it is the business of the whole phrase. */
export type Gathering<Item, Speech extends Speaking> = Reader<readonly Item[], Speech>;

/** All that the parts add, in the order of the words. */
export const gathered = <Item, Speech extends Speaking>(
  ...parts: readonly Gathering<Item, Speech>[]
): Gathering<Item, Speech> => ({
  ...hintsOfAll(parts),
  read: (text, at, speech) =>
    parts.reduce<readonly Reading<readonly Item[]>[]>(
      (readings, next) => readings.flatMap((before) => goOn(before, next, text, speech)),
      [{ value: [], to: at, memory: speech.memory }],
    ),
});
const goOn = <Item, Speech extends Speaking>(
  before: Reading<readonly Item[]>,
  next: Gathering<Item, Speech>,
  text: Text,
  speech: Speech,
): readonly Reading<readonly Item[]>[] =>
  next
    .read(text, before.to, inMemory(speech, before.memory))
    .map((after) => ({ ...after, value: [...before.value, ...after.value] }));

/** Words that add these items, or none. */
export const wordsAdd = <Item, Speech extends Speaking>(
  said: string,
  ...items: readonly Item[]
): Gathering<Item, Speech> => ({
  ...hintsOfWords(said),
  read: (text, at, { memory }) =>
    standsAt(text, at, said) ? [{ value: items, to: at + said.length, memory }] : [],
});
/** There or not. */
export const maybe = <Item, Speech extends Speaking>(
  ...parts: readonly Gathering<Item, Speech>[]
): Gathering<Item, Speech> => eitherOf(gathered<Item, Speech>(), gathered(...parts));
