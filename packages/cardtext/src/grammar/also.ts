/** Forms that are read and never printed (`otherwise.ts`): another form of a phrase, other words in a sentence. */
import { fork } from '../memory.ts';
import type { Part } from './form.ts';
import { hintsOfAny, hintsOfWords } from './hint.ts';
import { noting } from './otherwise.ts';
import { inMemory, type Phrase, type Reader, type Reading, type Speaking } from './phrase.ts';
import { standsAt, type Text } from './text.ts';

/** Also read in other words; what is read of them is printed as ever. */
export const alsoSaid = <Value, Speech extends Speaking>(
  phrase: Phrase<Value, Speech>,
  ...others: readonly Reader<Value, Speech>[]
): Phrase<Value, Speech> => ({
  ...withoutNeeds(hintsOfAny([phrase, ...others])),
  print: phrase.print,
  read: (text, at, speech) => {
    const same = phrase.read(text, at, speech);
    if (text.wording === 'very-words') return same;
    return [
      ...same,
      ...others.flatMap((other) =>
        other
          .read(text, at, speech)
          .flatMap(({ value, to }) => printedBy(phrase, value, { text, at, to }, speech)),
      ),
    ];
  },
});
const withoutNeeds = ({ opening }: { readonly opening?: ReadonlySet<string> }) =>
  opening ? { opening } : {};
interface Place {
  readonly text: Text;
  readonly at: number;
  readonly to: number;
}
const printedBy = <Value, Speech extends Speaking>(
  phrase: Phrase<Value, Speech>,
  value: Value,
  { text, at, to }: Place,
  speech: Speech,
): readonly Reading<Value>[] => {
  const memory = fork(speech.memory);
  const as = phrase.print(value, inMemory(speech, memory));
  // The very words are read as such.
  if (as === undefined || as === text.words.slice(at, to)) return [];
  return [{ value, to, memory: noting(memory, { from: at, to, as }) }];
};

/** What is read in these words, and printed in others. */
export const printedAs = <Value, Speech extends Speaking>(
  reader: Reader<Value, Speech>,
  words: (value: Value) => string | undefined,
): Reader<Value, Speech> => ({
  ...withoutNeeds(reader),
  read: (text, at, speech) => {
    if (text.wording === 'very-words') return [];
    return reader.read(text, at, speech).flatMap((reading) => {
      const as = words(reading.value);
      const { to, memory } = reading;
      return as === undefined || as === text.words.slice(at, to)
        ? []
        : [{ ...reading, memory: noting(memory, { from: at, to, as }) }];
    });
  },
});
/** These words, for which one of the others is printed. */
export const insteadOf = (said: string, ...others: readonly string[]): Reader<object, Speaking> => ({
  ...withoutNeeds(hintsOfWords(said)),
  read: (text, at, { memory }) => {
    if (text.wording === 'very-words' || !standsAt(text, at, said)) return [];
    const to = at + said.length;
    return others
      .filter((as) => as !== said)
      .map((as) => ({ value: {}, to, memory: noting(memory, { from: at, to, as }) }));
  },
});
/** As if these words stood there, which need not be said. */
export const unsaid = (as: string): Reader<object, Speaking> => ({
  opening: new Set(['']),
  read: (text, at, { memory }) =>
    text.wording === 'very-words'
      ? []
      : [{ value: {}, to: at, memory: noting(memory, { from: at, to: at, as }) }],
});

/** Words of a sentence for which others may stand, which say the same there. */
export const orWords = (said: string, ...others: readonly string[]): Part<Speaking> => ({
  fields: [],
  ...withoutNeeds(hintsOfAny([said, ...others].map(hintsOfWords))),
  print: () => said,
  read: (text, at, { memory }) => {
    const same = standsAt(text, at, said) ? [{ value: {}, to: at + said.length, memory }] : [];
    if (text.wording === 'very-words') return same;
    const otherwise = others
      .filter((other) => standsAt(text, at, other))
      .map((other) => {
        const to = at + other.length;
        return { value: {}, to, memory: noting(memory, { from: at, to, as: said }) };
      });
    return [...same, ...otherwise];
  },
});
