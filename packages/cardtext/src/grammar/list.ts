/** Several of a kind, as English lists them: "A", "A or B", "A, B, or C". */
import { hintsOf } from './hint.ts';
import { inMemory, type Phrase, type Reading, type Speaking } from './phrase.ts';
import { standsAt, type Text } from './text.ts';

/** Reads and says one or more. */
export const listed = <Value, Speech extends Speaking>(
  item: Phrase<Value, Speech>,
  conjunction: string,
): Phrase<readonly Value[], Speech> => ({
  ...hintsOf(item),
  print: (values, speech) => {
    const said = values.map((value) => item.print(value, speech));
    const all = said.flatMap((one) => one ?? []);
    return all.length === values.length && all.length > 0 ? joinList(all, conjunction) : undefined;
  },
  read: (text, at, speech) => {
    const first = item.read(text, at, speech).map((one) => ({ ...one, value: [one.value] }));
    return first.flatMap((one) => [
      one,
      ...next([one], [` ${conjunction} `], item, text, speech),
      ...longer(one, conjunction, item, text, speech),
    ]);
  },
});
export const joinList = (parts: readonly string[], conjunction: string): string =>
  parts.length <= 2
    ? parts.join(` ${conjunction} `)
    : `${parts.slice(0, -1).join(', ')}, ${conjunction} ${parts.at(-1)}`;

/** "A, B, or C": at least three. */
const longer = <Value, Speech extends Speaking>(
  start: Reading<readonly Value[]>,
  conjunction: string,
  item: Phrase<Value, Speech>,
  text: Text,
  speech: Speech,
): readonly Reading<readonly Value[]>[] => {
  const more = next([start], [', '], item, text, speech);
  if (more.length === 0) return [];
  const ended = next(more, [`, ${conjunction} `], item, text, speech);
  return [...ended, ...more.flatMap((one) => longer(one, conjunction, item, text, speech))];
};
const next = <Value, Speech extends Speaking>(
  before: readonly Reading<readonly Value[]>[],
  marks: readonly string[],
  item: Phrase<Value, Speech>,
  text: Text,
  speech: Speech,
): readonly Reading<readonly Value[]>[] =>
  before.flatMap((list) =>
    marks
      .filter((mark) => standsAt(text, list.to, mark))
      .flatMap((mark) => item.read(text, list.to + mark.length, inMemory(speech, list.memory)))
      .map((one) => ({ ...one, value: [...list.value, one.value] })),
  );
