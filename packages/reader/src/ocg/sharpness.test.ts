/** How sharp the second proof is: a card's own Japanese print, with one word changed or two exchanged, no longer agrees with it. */
import { CARDS } from '@spellspeed/cards';
import { printCard } from '@spellspeed/cardtext';
import type { Card } from '@spellspeed/engine/language';
import { expect, test } from 'vitest';
import { isInSample, sized } from '../../../../tests/size.fixture.ts';
import { comparedWithOcg } from './compare.ts';

/** Words that mean another duel where one stands for the other. */
const OPPOSITES: readonly (readonly [one: string, other: string])[] = [
  ['自分', '相手'],
  ['手札', 'デッキ'],
  ['フィールド', '墓地'],
  ['墓地', '手札'],
  ['１', '２'],
  ['除外', '破壊'],
  ['攻撃力', '守備力'],
  ['攻撃表示', '守備表示'],
];
const EACH = 20;
const tried = [...CARDS]
  .filter(({ name }) => isInSample(name, EACH))
  .map((card) => ({ card, text: printCard(card, 'ja') }));
const agrees = (card: Card, text: string): boolean =>
  comparedWithOcg(card, { passcode: Number(card.passcode), text }).agreement !== 'differs';

const changed = (text: string, one: string, other: string): readonly string[] =>
  [...text.matchAll(new RegExp(one, 'g'))].map(
    ({ index }) => text.slice(0, index) + other + text.slice(index + one.length),
  );
/** The first of each, in the other's place. */
const exchanged = (text: string, one: string, other: string): readonly string[] => {
  const [first, second] = [one, other].toSorted((a, b) => text.indexOf(a) - text.indexOf(b));
  const [at, then] = [text.indexOf(first ?? ''), text.indexOf(second ?? '')];
  if (at < 0 || first === undefined || second === undefined) return [];
  const between = text.slice(at + first.length, then);
  return [text.slice(0, at) + second + between + first + text.slice(then + second.length)];
};
/** How many of the altered texts still agree, of how many. */
const unseen = (altered: (text: string, one: string, other: string) => readonly string[]) => {
  const all = tried.flatMap(({ card, text }) =>
    OPPOSITES.flatMap(([one, other]) =>
      altered(text, one, other).map((words) => ({
        name: card.name,
        one,
        other,
        agrees: agrees(card, words),
      })),
    ),
  );
  return { all, still: all.filter((each) => each.agrees) };
};

test(`a word that means another duel is seen, in one of ${sized(EACH, 1)} cards`, () => {
  const { all, still } = unseen(changed);
  expect(all.length).toBeGreaterThan(sized(300, 6000));
  expect(still.length / all.length, JSON.stringify(still.slice(0, 20))).toBeLessThan(0.02);
});
test(`two words in each other's place are seen, in one of ${sized(EACH, 1)} cards`, () => {
  const { all, still } = unseen(exchanged);
  expect(all.length).toBeGreaterThan(sized(50, 1000));
  expect(still.length / all.length, JSON.stringify(still.slice(0, 20))).toBeLessThan(0.04);
});
