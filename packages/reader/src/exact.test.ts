import { CARDS } from '@spellspeed/cards';
import {
  activation,
  destroy,
  draw,
  monster,
  onField,
  type Passcode,
  type TrapCard,
  target,
  target1,
} from '@spellspeed/engine/language';
import { expect, test } from 'vitest';
import { type CardText, comparedWith } from './index.ts';

const trap = (effects: TrapCard['effects']): TrapCard => ({
  passcode: 1 as Passcode,
  name: 'Invented Trap',
  series: [],
  kind: 'trap',
  property: 'Normal',
  remains: false,
  effects,
});
const drawing = trap([activation({ resolve: draw(2) })]);
const destroying = trap([activation({ targets: [target1(monster, onField)], resolve: destroy(target) })]);
const once = trap([activation({ resolve: draw(2), limit: { of: 'activation', times: 1, within: 'turn' } })]);
const comparedTo = (card: TrapCard, words: string) => {
  const text: CardText = { passcode: 1, name: card.name, kind: 'Trap', line: 'Normal', text: words };
  return comparedWith([card], [text])[0];
};

test('a print is the official text word for word, but for its layout, or in other words', () => {
  expect(comparedTo(drawing, 'Draw 2 cards.')?.exactness).toBe('exact');
  expect(comparedTo(drawing, 'Draw 2\r\ncards.')?.exactness).toBe('layout');
  expect(comparedTo(drawing, 'Draw 2 other cards.')).toMatchObject({
    exactness: 'inexact',
    differences: [{ printed: '', official: 'other' }],
    kinds: ['left-out'],
  });
});
test('a limit that is said for all effects is one of each of them', () => {
  const said = 'Draw 2 cards. You can only activate 1 "Invented Trap" per turn.';
  expect(comparedTo(once, said)?.exactness).toBe('exact');
  expect(comparedTo(drawing, said)?.exactness).toBe('inexact');
  expect(comparedTo(once, 'Draw 2 cards.')?.exactness).toBe('inexact');
});
test('a target may be called "it", as the printer can do', () => {
  const words = 'Target 1 monster on the field; destroy that target.';
  expect(comparedTo(destroying, words)?.exactness).toBe('exact');
  expect(comparedTo(destroying, words.replace('that target', 'it'))?.exactness).toBe('target');
  expect(comparedTo(destroying, words.replace('that target', 'that monster'))?.kinds).toEqual(['pronoun']);
});
test('cards without a text of their own are left out', () => {
  expect(comparedWith([...CARDS], [])).toEqual([]);
});
