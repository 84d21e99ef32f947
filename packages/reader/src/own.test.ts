import { allFacts, standingOf } from '@spellspeed/cards';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sentencesRead } from './draft.ts';
import { type GivenTexts, NO_OWN_TEXTS, type OwnTexts, readingOf, withGiven } from './own.ts';

/** Spells that nothing defines; their texts here are invented. */
const [one, two, three] = allFacts().filter(
  ({ passcode, ...facts }) =>
    facts.kind === 'spell' && facts.property === 'Normal' && standingOf(passcode) === 'none',
);
const defined = allFacts().find(({ passcode }) => standingOf(passcode) === 'hand');
if (!one || !two || !three || !defined) throw new Error('give these tests other cards');

const textOf = ({ passcode, names }: typeof one, text: string) => ({
  ...{ passcode, name: names.en, kind: 'Spell' as const, line: 'Normal', text },
});
const read = (...texts: readonly ReturnType<typeof textOf>[]): { given: GivenTexts; told: string[] } => {
  const told: string[] = [];
  const reading = readingOf(texts);
  let step = reading.next();
  for (; !step.done; step = reading.next()) told.push(`${step.value.done}/${step.value.of}`);
  return { given: step.value, told };
};

describe('texts that somebody gives', () => {
  test('come to cards, to texts with the sentence that was not understood, and to cards that nobody knows', () => {
    const { given, told } = read(
      textOf(one, 'Draw 2 cards.'),
      textOf(two, 'Draw 1 card. Sing a song.'),
      textOf(defined, 'Sing a song.'),
      { ...textOf(three, 'Draw 1 card.'), passcode: 1, name: 'Spell of a Test' },
    );
    expect(given.cards.map(({ passcode }) => passcode)).toEqual([one.passcode]);
    expect(given.notUnderstood).toMatchObject([
      { passcode: two.passcode, reason: { why: 'not-read', stopped: { sentence: 'Sing a song.' } } },
    ]);
    expect(given.texts.map(({ passcode }) => passcode)).toEqual([one.passcode, two.passcode]);
    expect(given.playableBefore).toBe(1);
    expect(given.unknown).toEqual([{ passcode: 1, name: 'Spell of a Test' }]);
    expect(told).toEqual(['1/2', '2/2']);
  });
  test('are told sentence by sentence', () => {
    expect(sentencesRead(textOf(one, 'Draw 1 card. Sing a song.'))).toMatchObject([
      { sentence: 'Draw 1 card.', isUnderstood: true },
      { sentence: 'Sing a song.', isUnderstood: false },
    ]);
  });
});

describe('what is kept', () => {
  const passcode = fc.integer({ min: 1, max: 8 });
  /** Texts of different cards, each of which came to a card or not. */
  const own = fc
    .uniqueArray(fc.tuple(passcode, fc.boolean(), fc.string()), { selector: ([code]) => code })
    .map(
      (given): OwnTexts => ({
        texts: given.map(([code, , text]) => ({ ...textOf(one, text), passcode: code })),
        cards: given.flatMap(([code, isCard, text]) =>
          isCard ? [{ passcode: code, behaviour: { effects: [], text } }] : [],
        ),
        notUnderstood: given.flatMap(([code, isCard]) =>
          isCard ? [] : [{ passcode: code, reason: { why: 'ambiguous' as const } }],
        ),
      }),
    );
  const codes = (list: readonly { readonly passcode: number }[]): number[] =>
    list.map((each) => each.passcode).sort();
  test('is each card once, as it was given last', () => {
    fc.assert(
      fc.property(own, own, (before, given) => {
        const after = withGiven(before, given);
        expect(codes(after.texts)).toEqual([...new Set(codes([...before.texts, ...given.texts]))]);
        expect(codes([...after.cards, ...after.notUnderstood])).toEqual(codes(after.texts));
        for (const text of given.texts) expect(after.texts).toContain(text);
        for (const card of given.cards) expect(after.cards).toContain(card);
      }),
    );
  });
  test('does not change where the same is given again', () => {
    fc.assert(
      fc.property(own, (given) => {
        const once = withGiven(NO_OWN_TEXTS, given);
        expect(withGiven(once, given)).toEqual(once);
      }),
    );
  });
});
