import { describe, expect, test } from 'vitest';
import { emptyMemory, introduce, type Memory } from '../memory.ts';
import { alsoSaid, orWords } from './also.ts';
import { form, optional, part } from './form.ts';
import { listed } from './list.ts';
import { asPrinted } from './otherwise.ts';
import {
  among,
  amongThese,
  checked,
  iso,
  meaning,
  NUMBER,
  named,
  oneOf,
  onlyIf,
  type Phrase,
  printOnly,
  QUOTED,
  readOnly,
  rule,
  words,
} from './phrase.ts';
import { furthestStop, textOf } from './text.ts';

interface Speech {
  readonly memory: Memory;
}
const speech = (): Speech => ({ memory: emptyMemory() });
const say = <Value>(phrase: Phrase<Value, Speech>, value: Value): string | undefined =>
  phrase.print(value, speech());
/** What the whole text can mean. */
const read = <Value>(phrase: Phrase<Value, Speech>, text: string): readonly Value[] =>
  phrase
    .read(textOf(text), 0, speech())
    .filter(({ to }) => to === text.length)
    .map(({ value }) => value);

describe('words and names', () => {
  const COLOUR = named({ red: 'red', blue: 'deep blue' });
  test('say and read the same', () => {
    expect(say(COLOUR, 'blue')).toBe('deep blue');
    expect(read(COLOUR, 'deep blue')).toEqual(['blue']);
    expect(read(QUOTED, '"Lord of D."')).toEqual(['Lord of D.']);
  });
  test('do not end within a word', () => {
    expect(read(words('red', 1), 'reds')).toEqual([]);
    expect(words('red', 1).read(textOf('reds'), 0, speech())).toEqual([]);
    expect(words('Level 1', 1).read(textOf('Level 12'), 0, speech())).toEqual([]);
  });
  test('may begin with a capital where a sentence begins', () => {
    expect(read(words('draw', 1), 'Draw')).toEqual([1]);
    expect(words('draw', 1).read(textOf('and Draw'), 4, speech())).toEqual([]);
    expect(words('draw', 1).read(textOf('x: Draw'), 3, speech())).toHaveLength(1);
  });
});

interface Gift {
  readonly do: 'give' | 'take';
  readonly count: number;
  readonly colour?: 'red' | 'blue';
  readonly as?: string;
}
const COLOUR = named({ red: 'red', blue: 'blue' });
const GIFT = oneOf(
  form<Gift, Speech>({
    do: 'give',
  })`give ${{ count: NUMBER }}${optional(part<Gift, Speech>()` ${{ colour: COLOUR }}`)} stones`,
  form<Gift, Speech>({ do: 'take' })`take ${{ count: NUMBER }} stones`,
);
describe('forms', () => {
  test('say their fields and read them', () => {
    expect(say(GIFT, { do: 'give', count: 2, colour: 'red' })).toBe('give 2 red stones');
    expect(read(GIFT, 'give 2 red stones')).toEqual([{ do: 'give', count: 2, colour: 'red' }]);
    expect(read(GIFT, 'give 3 stones')).toEqual([{ do: 'give', count: 3 }]);
  });
  test('do not print a value of which something would be left unsaid', () => {
    expect(say(GIFT, { do: 'take', count: 1, colour: 'red' })).toBeUndefined();
    expect(say(GIFT, { do: 'give', count: 1, as: 'it' })).toBeUndefined();
  });
  test('of several the first that can print prints, and all read', () => {
    const either = oneOf<number, Speech>(words('one', 1), readOnly(words('a', 1)), NUMBER);
    expect(say(either, 1)).toBe('one');
    expect(say(either, 2)).toBe('2');
    expect(['one', 'a', '1'].map((text) => read(either, text))).toEqual([[1], [1], [1]]);
  });
  test('a form that fails to print leaves no trace in the memory', () => {
    const said: Speech = speech();
    const half = printOnly<number, Speech>((_, { memory }) => {
      introduce(memory, 'x', { noun: 'stone', number: 'one', zones: [], as: 'other' });
      return undefined;
    });
    expect(oneOf<number, Speech>(half, NUMBER).print(1, said)).toBe('1');
    expect(said.memory.mentions.size).toBe(0);
    expect(said.memory.focus).toBeUndefined();
  });
});

describe('readings', () => {
  test('are all found, never the first that fits', () => {
    const AB = form<{ a: string; b: string }, Speech>({})`${{ a: WORDS }} ${{ b: WORDS }}`;
    expect(read(AB, 'x y z')).toEqual([
      { a: 'x', b: 'y z' },
      { a: 'x y', b: 'z' },
    ]);
  });
  test('carry the memory of what has been said', () => {
    expect(read(TALK, 'the stone, then it')).toEqual([{ first: 'stone', second: 'stone' }]);
    expect(read(TALK, 'the stone, then the leaf')).toEqual([{ first: 'stone', second: 'leaf' }]);
    expect(read(THING, 'it')).toEqual([]);
    expect(say(TALK, { first: 'stone', second: 'stone' })).toBe('the stone, then it');
  });
  test('of a rule are found once for one place and one memory', () => {
    let asked = 0;
    const counted: Phrase<number, Speech> = {
      ...NUMBER,
      read: (...all) => {
        asked += 1;
        return NUMBER.read(...all);
      },
    };
    const number = rule(() => counted);
    const twice = oneOf(
      iso<number, number, Speech>(
        number,
        (one) => one + 1,
        () => undefined,
      ),
      number,
    );
    expect(read(twice, '7')).toEqual([8, 7]);
    expect(asked).toBe(1);
  });
  test('that print other words do not count', () => {
    const tens = checked<number, Speech>((value) => (value < 10 ? `${value}` : 'many'), NUMBER);
    expect(read(tens, '9')).toEqual([9]);
    expect(read(tens, '12')).toEqual([]);
  });
  test('may mean another value', () => {
    const doubled = readOnly(meaning<number, number, Speech>(NUMBER, (one) => one * 2));
    expect(read(doubled, '4')).toEqual([8]);
    expect(say(doubled, 8)).toBeUndefined();
  });
});
/** One word or several. */
const WORDS: Phrase<string, Speech> = {
  print: (value) => value,
  read: (text, at, { memory }) => {
    const all = text.words.slice(at).split(' ');
    return all.map((_, index) => {
      const value = all.slice(0, index + 1).join(' ');
      return { value, to: at + value.length, memory };
    });
  },
};
/** "the stone", and then "it". */
const THING: Phrase<string, Speech> = among<string, Speech>(
  () => ['stone', 'leaf'],
  (name, { memory }) => {
    const said = memory.focus === name ? 'it' : `the ${name}`;
    memory.focus = name;
    return said;
  },
);
const TALK = form<{ first: string; second: string }, Speech>(
  {},
)`${{ first: THING }}, then ${{ second: THING }}`;

describe('other words for the same', () => {
  const gift = form<Gift, Speech>({
    do: 'give',
  })`give ${{ count: NUMBER }} ${{ colour: alsoSaid(COLOUR, words('scarlet', 'red')) }} ${orWords('stones', 'rocks')}`;
  const whole = checked<Gift, Speech>((value, { memory }) => gift.print(value, { memory }), gift);
  const inOtherWords = (words: string) => {
    const text = textOf(words, { wording: 'otherwise' });
    return whole
      .read(text, 0, speech())
      .filter(({ to }) => to === words.length)
      .map(({ value, to, memory }) => ({ value, print: asPrinted(text, 0, to, memory) }));
  };
  const red: Gift = { do: 'give', count: 2, colour: 'red' };
  test('are never printed, and not read where the very words are asked for', () => {
    expect(say(whole, red)).toBe('give 2 red stones');
    expect(read(whole, 'give 2 scarlet stones')).toEqual([]);
    expect(read(whole, 'give 2 red rocks')).toEqual([]);
    expect(read(whole, 'give 2 red stones')).toEqual([red]);
  });
  test.each(['scarlet stones', 'red rocks', 'scarlet rocks'])('are read as what is printed: %s', (words) => {
    expect(inOtherWords(`give 2 ${words}`)).toEqual([{ value: red, print: 'give 2 red stones' }]);
  });
  test('must be printed of the whole, too', () => {
    const few = checked<Gift, Speech>((value) => (value.count > 1 ? 'give 1 red stones' : undefined), gift);
    const text = textOf('give 2 scarlet stones', { wording: 'otherwise' });
    expect(few.read(text, 0, speech())).toEqual([]);
  });
  test('begin with a capital where a sentence begins', () => {
    const done = form<{ colour: string }, Speech>({})`${orWords('give', 'hand out')} it`;
    const text = textOf('Hand out it', { wording: 'otherwise' });
    const [reading] = done.read(text, 0, speech());
    expect(reading && asPrinted(text, 0, reading.to, reading.memory)).toBe('Give it');
  });
});

describe('lists', () => {
  const LIST = listed(QUOTED, 'or');
  test.each([
    ['"A"', ['A']],
    ['"A" or "B"', ['A', 'B']],
    ['"A", "B", or "C"', ['A', 'B', 'C']],
    ['"A", "B", "C", or "D"', ['A', 'B', 'C', 'D']],
  ])('%s', (text, names) => {
    expect(say(LIST, names)).toBe(text);
    expect(read(LIST, text)).toEqual([names]);
  });
});

describe('a list that never changes', () => {
  const STONES = amongThese<string, Speech>(
    ['stone', 'leaf'],
    (name, { memory }) => (memory.focus === name ? 'it' : `the ${name}`),
    ({ memory }) => memory.focus ?? '',
  );
  const of = (focus: string | undefined): Speech => ({ memory: { ...emptyMemory(), focus } });
  const readIn = (focus: string | undefined, text: string) =>
    STONES.read(textOf(text), 0, of(focus)).map(({ value }) => value);
  test('is said anew for all that its words depend on', () => {
    expect(readIn(undefined, 'the leaf')).toEqual(['leaf']);
    expect(readIn('leaf', 'the leaf')).toEqual([]);
    expect(readIn('leaf', 'it')).toEqual(['leaf']);
    expect(readIn('stone', 'it')).toEqual(['stone']);
  });
});

describe('what a text cannot hold', () => {
  test('is not tried', () => {
    let asked = 0;
    const counted = printOnly<number, Speech>(() => '1');
    const number: Phrase<number, Speech> = {
      ...counted,
      read: () => {
        asked += 1;
        return [];
      },
    };
    const form1 = form<{ n: number }, Speech>({})`${{ n: number }} stones`;
    const either = oneOf(form1, form<{ n: number }, Speech>({})`${{ n: number }} leaves`);
    read(either, '7 leaves');
    expect(asked).toBe(1);
    expect(form1.needs).toEqual([' stones']);
  });
  test('may begin with a capital', () => {
    expect(read(oneOf<number, Speech>(words('all', 1), words('none', 2)), 'All')).toEqual([1]);
  });
});

describe('what says only some values', () => {
  test('is left to another form', () => {
    const small = onlyIf<number, Speech>((value) => value < 3, words('few', 1));
    expect(say(oneOf<number, Speech>(small, NUMBER), 1)).toBe('few');
    expect(
      say(
        onlyIf<number, Speech>((value) => value > 3, NUMBER),
        1,
      ),
    ).toBeUndefined();
  });
});

test('a text that cannot be read says how far it went and what could stand there', () => {
  const text = textOf('give 2 green stones');
  GIFT.read(text, 0, speech());
  const { at, expected } = furthestStop(text);
  expect(text.words.slice(at)).toBe('green stones');
  expect(expected).toContain('red');
});
