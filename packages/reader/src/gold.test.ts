import { activation, draw, type Passcode, type TrapCard } from '@spellspeed/engine/language';
import { expect, test } from 'vitest';
import { type CardText, goldOf } from './index.ts';

const trap = (passcode: number, count: number): TrapCard => ({
  passcode: passcode as Passcode,
  name: `Invented Trap ${passcode}`,
  series: [],
  kind: 'trap',
  property: 'Normal',
  remains: false,
  effects: [activation({ resolve: draw(count) })],
});
const text = (passcode: number, words: string): CardText => ({
  passcode,
  name: `Invented Trap ${passcode}`,
  kind: 'Trap',
  line: 'Normal',
  text: words,
});

test('a text is compared with the definition of its card', () => {
  const cards = [trap(1, 1), trap(2, 2), trap(3, 3)];
  const texts = [
    text(1, 'Draw 1 card.'),
    text(2, 'Draw 1 card.'),
    text(3, 'Tickle 1 card.'),
    text(4, 'Draw.'),
  ];
  const { same, different, unread } = goldOf(cards, texts);
  expect(same).toEqual(['Invented Trap 1']);
  expect(different.map(({ name }) => name)).toEqual(['Invented Trap 2']);
  expect(different[0]?.defined).toContain('"count":2');
  expect(different[0]?.read).toContain('"count":1');
  expect(unread).toEqual(['Invented Trap 3']);
});
