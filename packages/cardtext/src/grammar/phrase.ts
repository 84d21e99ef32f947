/**
 * A phrase is a value that says itself and reads itself, so that printer and reader cannot disagree. Reading finds all readings;
 * each carries the memory that the text has left behind, for "it" is read against the memory that printing would have kept.
 */
import { commit, fork, type Memory, traceOf } from '../memory.ts';
import { beginningThere, type Hints, hintsOf, hintsOfAny, hintsOfWords, openingOf } from './hint.ts';
import { isOtherwise, standsAsPrinted } from './otherwise.ts';
import { couldFollow, standsAt, type Text } from './text.ts';

export interface Speaking {
  readonly memory: Memory;
  /** In whatever way it is spoken: what is read depends on it as on the memory. */
  readonly mood?: string;
  readonly you?: string;
}
/** One way to read a beginning of what is left of the text. */
export interface Reading<Value> {
  readonly value: Value;
  /** Where the text goes on. */
  readonly to: number;
  /** What the text has spoken of by then. */
  readonly memory: Memory;
}
/** What reads and leaves saying to others. */
export interface Reader<Value, Speech extends Speaking> extends Hints {
  /** All readings from this place on. The memory of the speech is left as it is. */
  readonly read: (text: Text, at: number, speech: Speech) => readonly Reading<Value>[];
}
export interface Phrase<Value, Speech extends Speaking> extends Reader<Value, Speech> {
  /** The words for the value; undefined if this form cannot say it. What they introduce stays in the memory of the speech. */
  readonly print: (value: Value, speech: Speech) => string | undefined;
}

/** The speech with another memory: in which a reading goes on, or that nobody else sees. */
export const inMemory = <Speech extends Speaking>(speech: Speech, memory: Memory): Speech =>
  speech.memory === memory ? speech : { ...speech, memory };
/** What all of them read; in a list of which not all can begin where it is read, only those that can are tried. */
export const alternatives = <Value, Speech extends Speaking>(
  readers: readonly Reader<Value, Speech>[],
): Reader<Value, Speech> => {
  const triedAt = beginningThere(readers);
  return {
    ...hintsOfAny(readers),
    read: (text, at, speech) => {
      let first: readonly Reading<Value>[] = NOTHING;
      let all: Reading<Value>[] | undefined;
      for (const reader of triedAt(text, at)) {
        if (!couldFollow(text, at, reader.needs)) continue;
        const found = reader.read(text, at, speech);
        if (found.length === 0) continue;
        if (all) all.push(...found);
        else if (first.length === 0) first = found;
        else all = [...first, ...found];
      }
      return all ?? first;
    },
  };
};
const NOTHING: readonly never[] = [];

/** Words that always mean the same value. */
export const words = <Value>(said: string, value: Value): Phrase<Value, Speaking> => ({
  ...hintsOfWords(said),
  print: (other) => (isSame(other, value) ? said : undefined),
  read: (text, at, { memory }) => (standsAt(text, at, said) ? [{ value, to: at + said.length, memory }] : []),
});
export const isSame = (left: unknown, right: unknown): boolean =>
  left === right || JSON.stringify(left) === JSON.stringify(right);

/** A table of words for values that are words themselves: "Main Phase 1" for `main1`. */
export const named = <Name extends string>(
  table: {
    readonly [name in Name]?: string;
  },
): Phrase<Name, Speaking> => {
  // The keys of the table are the names, and no others.
  const entries = Object.entries<string | undefined>(table) as unknown as readonly (readonly [
    Name,
    string,
  ])[];
  return {
    opening: openingOf(...entries.map(([, said]) => said)),
    print: (name) => table[name],
    read: (text, at, { memory }) =>
      entries
        .filter(([, said]) => standsAt(text, at, said))
        .map(([value, said]) => ({ value, to: at + said.length, memory })),
  };
};

/** Values that are their own words: "DARK". */
export const ownWords = <Name extends string>(names: readonly Name[]): Phrase<Name, Speaking> =>
  named(
    Object.fromEntries(names.map((name) => [name, name])) as unknown as { readonly [name in Name]: string },
  );

/** Values whose words depend on nothing, so that they are found once; of several with the same words the first is meant. */
export const fixed = <Value>(
  values: readonly Value[],
  words: (value: Value) => string | undefined,
): Phrase<Value, Speaking> => {
  let known: ((text: Text, at: number) => readonly Saying<Value>[]) | undefined;
  const find = (): readonly Saying<Value>[] => {
    const all = new Map<string, Value>();
    for (const value of values) {
      const said = words(value);
      if (said !== undefined && !all.has(said)) all.set(said, value);
    }
    return [...all].map(([said, value]) => ({ ...hintsOfWords(said), said, value }));
  };
  return {
    print: words,
    read: (text, at, { memory }) => {
      known ??= beginningThere(find());
      return known(text, at)
        .filter(({ said }) => standsAt(text, at, said))
        .map(({ said, value }) => ({ value, to: at + said.length, memory }));
    },
  };
};
/** A value and its words. */
interface Saying<Value> extends Hints {
  readonly said: string;
  readonly value: Value;
}

/** Digits. */
export const NUMBER: Phrase<number, Speaking> = {
  opening: new Set('0123456789'),
  print: (value) => `${value}`,
  read: (text, at, { memory }) => {
    const [digits] = /^\d+/.exec(text.words.slice(at, at + 8)) ?? [];
    return digits === undefined ? [] : [{ value: Number(digits), to: at + digits.length, memory }];
  },
};
/** A name in quotation marks. */
export const QUOTED: Phrase<string, Speaking> = {
  opening: openingOf('"'),
  print: (name) => `"${name}"`,
  read: (text, at, { memory }) => {
    const end = text.words.charAt(at) === '"' ? text.words.indexOf('"', at + 1) : -1;
    return end < 0 ? [] : [{ value: text.words.slice(at + 1, end), to: end + 1, memory }];
  },
};

/** All forms are read; the first that can print a value is how it is said. */
export const oneOf = <Value, Speech extends Speaking>(
  ...forms: readonly Phrase<Value, Speech>[]
): Phrase<Value, Speech> => ({
  ...alternatives(forms),
  print: (value, speech) => {
    for (const form of forms) {
      const memory = fork(speech.memory);
      const said = form.print(value, inMemory(speech, memory));
      if (said === undefined) continue;
      commit(speech.memory, memory);
      return said;
    }
    return undefined;
  },
});

/** A form that says only values of which this holds; what has been read of it is not asked again. */
export const onlyIf = <Value, Speech extends Speaking>(
  holds: (value: Value, speech: Speech) => boolean,
  form: Phrase<Value, Speech>,
): Phrase<Value, Speech> => ({
  ...form,
  print: (value, speech) => (holds(value, speech) ? form.print(value, speech) : undefined),
});

/** A form that is read but never printed: there is a better one. */
export const readOnly = <Value, Speech extends Speaking>(
  reader: Reader<Value, Speech>,
): Phrase<Value, Speech> => ({ ...reader, print: () => undefined });
/** Whatever one of them reads. */
export const eitherOf = <Value, Speech extends Speaking>(
  ...readers: readonly Reader<Value, Speech>[]
): Reader<Value, Speech> => alternatives(readers);
/** The same words read as another value. */
export const meaning = <Inner, Outer, Speech extends Speaking>(
  reader: Reader<Inner, Speech>,
  means: (inner: Inner) => Outer,
): Reader<Outer, Speech> => ({
  ...hintsOf(reader),
  read: (text, at, speech) =>
    reader.read(text, at, speech).map((reading) => ({ ...reading, value: means(reading.value) })),
});

/** A function of the printer that has not become a phrase yet: it is said, but cannot be read. */
export const printOnly = <Value, Speech extends Speaking>(
  print: (value: Value, speech: Speech) => string | undefined,
): Phrase<Value, Speech> => ({ print, read: () => [] });

/** The same words for another value. Either way may find that there is none. */
export const iso = <Inner, Outer, Speech extends Speaking>(
  phrase: Phrase<Inner, Speech>,
  means: (inner: Inner) => Outer | undefined,
  isSaid: (outer: Outer) => Inner | undefined,
): Phrase<Outer, Speech> => ({
  ...hintsOf(phrase),
  print: (outer, speech) => {
    const inner = isSaid(outer);
    return inner === undefined ? undefined : phrase.print(inner, speech);
  },
  read: (text, at, speech) =>
    phrase.read(text, at, speech).flatMap((reading) => {
      const value = means(reading.value);
      return value === undefined ? [] : [{ ...reading, value }];
    }),
});

/**
 * One of values that can be listed: each is printed against a copy of the memory, and those are read whose words stand there. What
 * "that target" means is found so, by asking of whom the printer would say it.
 */
export const among = <Value, Speech extends Speaking>(
  candidates: (speech: Speech, ahead: string) => readonly Value[],
  print: (value: Value, speech: Speech) => string | undefined,
): Phrase<Value, Speech> => ({
  print,
  read: (text, at, speech) =>
    candidates(speech, text.words.slice(at, at + AHEAD)).flatMap((value) =>
      inWords(value, print, text, at, speech),
    ),
});
/**
 * The same for a list that never changes: the words of each are found once for all that they depend on, and only what these words could
 * be is printed against the memory.
 */
export const amongThese = <Value, Speech extends Speaking>(
  values: readonly Value[],
  print: (value: Value, speech: Speech) => string | undefined,
  dependsOn: (speech: Speech) => string,
): Phrase<Value, Speech> => {
  const known = new Map<string, (text: Text, at: number) => readonly Saying<Value>[]>();
  const wordsIn = (speech: Speech): ((text: Text, at: number) => readonly Saying<Value>[]) => {
    const key = dependsOn(speech);
    const before = known.get(key);
    if (before) return before;
    const all = values.flatMap((value) => {
      const said = print(value, inMemory(speech, fork(speech.memory)));
      return said ? [{ ...hintsOfWords(said), said, value }] : [];
    });
    const those = beginningThere(all);
    known.set(key, those);
    return those;
  };
  return {
    print,
    read: (text, at, speech) =>
      wordsIn(speech)(text, at).flatMap(({ said, value }) =>
        standsAt(text, at, said) ? inWords(value, print, text, at, speech) : [],
      ),
  };
};
/** A phrase that need not be tried where the text does not go on so. */
export const beginning = <Value, Speech extends Speaking>(
  start: RegExp,
  phrase: Phrase<Value, Speech>,
): Phrase<Value, Speech> => ({
  ...phrase,
  read: (text, at, speech) =>
    start.test(text.words.slice(at, at + AHEAD)) ? phrase.read(text, at, speech) : [],
});
/** The reading that has this value, if its words stand there. */
const inWords = <Value, Speech extends Speaking>(
  value: Value,
  print: (value: Value, speech: Speech) => string | undefined,
  text: Text,
  at: number,
  speech: Speech,
): readonly Reading<Value>[] => {
  const memory = fork(speech.memory);
  const said = print(value, inMemory(speech, memory));
  return said !== undefined && standsAt(text, at, said) ? [{ value, to: at + said.length, memory }] : [];
};
/** How much of the text is shown to whoever lists candidates. */
const AHEAD = 120;

/**
 * Said by a function of the printer, read by a form that need only find what could be meant: a reading counts if printing it, with
 * what was in mind there, gives the very words that were read. So a part that is said in many ways can be read before it is a phrase.
 */
export const checked = <Value, Speech extends Speaking>(
  print: (value: Value, speech: Speech) => string | undefined,
  found: Reader<Value, Speech>,
): Phrase<Value, Speech> => ({
  ...hintsOf(found),
  print,
  read: (text, at, speech) =>
    found
      .read(text, at, speech)
      .flatMap(({ value, to, memory }) =>
        isOtherwise(memory, at, to)
          ? inOtherWords({ value, to, memory }, print, text, at, speech)
          : inWords(value, print, text, at, speech),
      ),
});
/** The same of words of which some are printed otherwise. */
const inOtherWords = <Value, Speech extends Speaking>(
  { value, to, memory: found }: Reading<Value>,
  print: (value: Value, speech: Speech) => string | undefined,
  text: Text,
  at: number,
  speech: Speech,
): readonly Reading<Value>[] => {
  const memory = fork(speech.memory);
  const said = print(value, inMemory(speech, memory));
  if (said === undefined || !standsAsPrinted(text, { at, to }, said, found)) return [];
  return [{ value, to, memory: { ...memory, otherwise: found.otherwise } }];
};

/** A phrase found when it is first needed, and then kept; its readings from one place are found once. So rules can contain one another. */
export const rule = <Value, Speech extends Speaking>(
  find: (speech: Speech) => Phrase<Value, Speech>,
): Phrase<Value, Speech> => {
  const self = {};
  let found: Phrase<Value, Speech> | undefined;
  const phraseIn = (speech: Speech): Phrase<Value, Speech> => {
    found ??= find(speech);
    return found;
  };
  return {
    print: (value, speech) => phraseIn(speech).print(value, speech),
    read: (text, at, speech) => {
      const known = knownOf(text, self);
      // What was read otherwise before says nothing of what stands here: it is known without, and comes first in what is read.
      const own = inMemory(speech, withoutNotes(speech.memory));
      const key = stateOf(text, own) * (text.words.length + 1) + at;
      const before = known.get(key);
      if (before) return noted(before as readonly Reading<Value>[], speech.memory);
      // A rule that begins with itself finds nothing: the grammar has none that needs more.
      known.set(key, []);
      const readings = distinct(phraseIn(speech).read(text, at, own));
      known.set(key, readings);
      return noted(readings, speech.memory);
    },
  };
};
const withoutNotes = (memory: Memory): Memory => {
  if (memory.otherwise.length === 0) return memory;
  const known = unnoted.get(memory) ?? { ...memory, otherwise: NOTHING };
  unnoted.set(memory, known);
  return known;
};
const unnoted = new WeakMap<Memory, Memory>();
const noted = <Value>(
  readings: readonly Reading<Value>[],
  { otherwise }: Memory,
): readonly Reading<Value>[] =>
  otherwise.length === 0
    ? readings
    : readings.map((one) => ({
        ...one,
        memory: { ...one.memory, otherwise: [...otherwise, ...one.memory.otherwise] },
      }));
const knownOf = (text: Text, rule: object): Map<number, unknown> => {
  const known = text.known.get(rule);
  if (known) return known;
  const none = new Map<number, unknown>();
  text.known.set(rule, none);
  return none;
};
/** All that reading depends on: the memory, and how is spoken. */
const stateOf = ({ states }: Text, { memory, mood = '', you = '' }: Speaking): number => {
  const key = `${mood} ${you} ${traceIn(memory)}`;
  const known = states.get(key);
  if (known !== undefined) return known;
  states.set(key, states.size);
  return states.size - 1;
};
/** A memory that a reading has left does not change any more. */
const traces = new WeakMap<Memory, string>();
const traceIn = (memory: Memory): string => {
  const trace = traces.get(memory) ?? traceOf(memory);
  traces.set(memory, trace);
  return trace;
};
const distinct = <Value>(readings: readonly Reading<Value>[]): readonly Reading<Value>[] => {
  if (readings.length < 2) return readings;
  const found = new Map<string, Reading<Value>>();
  for (const reading of readings)
    found.set(`${reading.to} ${JSON.stringify(reading.value)} ${traceIn(reading.memory)}`, reading);
  return [...found.values()];
};

/** The printer of a phrase that can say whatever it is given. */
export const printing =
  <Value, Speech extends Speaking>(phrase: Phrase<Value, Speech>) =>
  (value: Value, speech: Speech): string => {
    const said = phrase.print(value, speech);
    if (said === undefined) throw new Error(`No form says ${JSON.stringify(value)}.`);
    return said;
  };
