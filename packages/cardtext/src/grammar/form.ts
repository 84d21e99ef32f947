/** Sentences with gaps: `${{ what: CARDS }} to the GY`. What is said of a value, and whether all of it is said. */
import { hintsOf, hintsOfAll, hintsOfOptional, hintsOfWords } from './hint.ts';
import { inMemory, isSame, type Phrase, type Reading, type Speaking } from './phrase.ts';
import { couldFollow, standsAt, type Text } from './text.ts';

type Fields = Readonly<Record<string, unknown>>;
/** Says some fields of a value. */
export interface Part<Speech extends Speaking> extends Phrase<Fields, Speech> {
  readonly fields: readonly string[];
}
/** A gap: the field that stands there and how it is said, a part that says several, or words found elsewhere. */
export type Gap<Value, Speech extends Speaking> =
  | { readonly [Field in keyof Value]?: Phrase<NonNullable<Value[Field]>, Speech> }
  | Part<Speech>
  | string;
type Tag<Value, Speech extends Speaking, Out> = (
  strings: TemplateStringsArray,
  ...gaps: readonly Gap<Value, Speech>[]
) => Out;

/** A part of a sentence: its words, with gaps. */
export const part =
  <Value, Speech extends Speaking>(): Tag<Value, Speech, Part<Speech>> =>
  (strings, ...gaps) => {
    const parts: Part<Speech>[] = strings.flatMap((said, index) => {
      const gap = gaps[index];
      return [...(said === '' ? [] : [silent(said)]), ...(gap ? [partOf<Value, Speech>(gap)] : [])];
    });
    return inSequence(parts);
  };
/** One part after the other; what one has spoken of the next can point to. */
export const inSequence = <Speech extends Speaking>(parts: readonly Part<Speech>[]): Part<Speech> => ({
  fields: parts.flatMap(({ fields }) => fields),
  ...hintsOfAll(parts),
  print: (value, speech) => {
    const said = parts.map((one) => one.print(value, speech));
    return said.every((one) => one !== undefined) ? said.join('') : undefined;
  },
  read: (text, at, speech) => {
    let readings: readonly Reading<Fields>[] = [{ value: {}, to: at, memory: speech.memory }];
    for (const one of parts) {
      if (readings.length === 0) break;
      readings = readings.flatMap((before) => goOn(before, one, text, speech));
    }
    return readings;
  },
});
const goOn = <Speech extends Speaking>(
  before: Reading<Fields>,
  next: Part<Speech>,
  text: Text,
  speech: Speech,
): readonly Reading<Fields>[] =>
  next
    .read(text, before.to, inMemory(speech, before.memory))
    .map((after) => ({ ...after, value: { ...before.value, ...after.value } }));

/** Words that say nothing of the value. */
const silent = (said: string): Part<Speaking> => ({
  fields: [],
  ...hintsOfWords(said),
  print: () => said,
  read: (text, at, { memory }) =>
    standsAt(text, at, said) ? [{ value: {}, to: at + said.length, memory }] : [],
});
const isPart = (gap: object): gap is Part<Speaking> => 'fields' in gap && Array.isArray(gap.fields);
const partOf = <Value, Speech extends Speaking>(gap: Gap<Value, Speech>): Part<Speech> => {
  if (typeof gap === 'string') return silent(gap);
  if (isPart(gap)) return gap;
  // The type of `Gap` pairs the field with a phrase for what it holds.
  const [entry, more] = Object.entries(gap as Readonly<Record<string, Phrase<unknown, Speech>>>);
  if (entry === undefined || more) throw new Error('A gap is one field and its phrase.');
  return field(...entry);
};
const field = <Speech extends Speaking>(name: string, phrase: Phrase<unknown, Speech>): Part<Speech> => ({
  fields: [name],
  ...hintsOf(phrase),
  print: (value, speech) => (value[name] === undefined ? undefined : phrase.print(value[name], speech)),
  read: (text, at, speech) =>
    phrase.read(text, at, speech).map((reading) => ({ ...reading, value: { [name]: reading.value } })),
});

/** Several fields that are said together. */
export const together = <Value extends object, Speech extends Speaking>(
  fields: readonly (keyof Value & string)[],
  phrase: Phrase<Value, Speech>,
): Part<Speech> => ({
  fields,
  ...hintsOf(phrase),
  // They are the fields of the value that the phrase speaks of.
  print: (value, speech) =>
    phrase.print(Object.fromEntries(fields.map((name) => [name, value[name]])) as Value, speech),
  read: (text, at, speech) =>
    phrase.read(text, at, speech).map((reading) => ({ ...reading, value: { ...reading.value } as Fields })),
});

/** A part that may be left out, if the value has none of its fields. */
export const optional = <Speech extends Speaking>(inner: Part<Speech>): Part<Speech> => ({
  fields: inner.fields,
  ...hintsOfOptional(inner),
  print: (value, speech) =>
    inner.fields.every((name) => value[name] === undefined) ? '' : inner.print(value, speech),
  read: (text, at, speech) => {
    const none = { value: {}, to: at, memory: speech.memory };
    return couldFollow(text, at, inner.needs) ? [none, ...inner.read(text, at, speech)] : [none];
  },
});

/** A whole: what is constant in it and what is said. It prints only values of which nothing would be left unsaid. */
export const whole = <Value, Speech extends Speaking>(
  constant: Partial<Value>,
  said: Part<Speech>,
): Phrase<Value, Speech> => {
  const fixed = Object.entries(constant);
  const covers = (value: Fields): boolean =>
    fixed.every(([name, is]) => isSame(value[name], is)) &&
    Object.entries(value).every(
      ([name, is]) => is === undefined || name in constant || said.fields.includes(name),
    );
  return {
    ...hintsOf(said),
    print: (value, speech) => {
      const fields = value as Fields;
      return covers(fields) ? said.print(fields, speech) : undefined;
    },
    read: (text, at, speech) =>
      said.read(text, at, speech).map((reading) => ({
        ...reading,
        // Constants and gaps together are the fields of the value: whoever writes a form gives all that its type asks for.
        value: { ...constant, ...reading.value } as Value,
      })),
  };
};
/** A form of a value: `form({ do: 'win' })`you win the Duel``. */
export const form =
  <Value, Speech extends Speaking>(constant: Partial<Value>): Tag<Value, Speech, Phrase<Value, Speech>> =>
  (strings, ...gaps) =>
    whole(constant, part<Value, Speech>()(strings, ...gaps));
