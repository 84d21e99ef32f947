import { factsNamed } from '@spellspeed/cards';
import { createDuelFromField, type Duel, type FieldSide } from '@spellspeed/engine';
import { expect, test } from 'vitest';
import { POOL } from '../duels.fixture.ts';
import { bestField, type FieldAnswer } from './field.ts';

const card = (name: string): number => factsNamed(name)?.passcode ?? expect.unreachable(name);
const deck = Array.from({ length: 4 }, () => card('Mystical Elf'));
const duelOf = (yours: FieldSide): Duel =>
  createDuelFromField({ pool: POOL, turn: 1, sides: [{ deck, ...yours }, { deck }] });
const onField = ({ view: { you } }: FieldAnswer): string[] =>
  you.monsters.flatMap((each) => each?.known?.name ?? []);
const QUESTION = { pool: POOL, budget: { positions: 5_000 }, zonesMatter: false, width: 20 };

test('the strongest field of a hand without effects is its strongest monster', () => {
  const answer = bestField(
    duelOf({ hand: ['Kuriboh', 'Vorse Raider', 'Celtic Guardian'].map(card) }),
    QUESTION,
  );
  expect(onField(answer)).toEqual(['Vorse Raider']);
  expect(answer.exhaustive).toBe(true);
});
test('a field is reached by what leads to it, or not at all', () => {
  const duel = duelOf({
    hand: ['Polymerization', 'Elemental HERO Avian', 'Elemental HERO Burstinatrix', 'Kuriboh'].map(card),
    extra: [card('Elemental HERO Flame Wingman')],
  });
  const wanted = (name: string) => (view: FieldAnswer['view']) =>
    view.you.monsters.some((each) => each?.known?.name === name);
  const reached = bestField(duel, { ...QUESTION, wanted: wanted('Elemental HERO Flame Wingman') });
  expect(reached.reached).toBe(true);
  expect(reached.line.map(({ choice }) => choice.do)).toContain('activate');
  const few = duelOf({ hand: ['Kuriboh', 'Vorse Raider'].map(card) });
  const never = bestField(few, { ...QUESTION, wanted: wanted('Summoned Skull') });
  expect(never).toMatchObject({ reached: false, exhaustive: true });
});
test('a field counts also where the opponent was asked in between, and nothing could be done after it', () => {
  const duel = createDuelFromField({
    pool: POOL,
    turn: 1,
    sides: [
      { deck, hand: [card('Vorse Raider')] },
      { deck, spells: [{ card: card('Torrential Tribute'), face: 'down' }] },
    ],
  });
  const answer = bestField(duel, QUESTION);
  expect(onField(answer)).toEqual(['Vorse Raider']);
  expect(answer.exhaustive).toBe(true);
});
test('what was not tried to the end is said to be the best found', () => {
  const duel = duelOf({ hand: ['Kuriboh', 'Vorse Raider', 'Celtic Guardian'].map(card) });
  const answer = bestField(duel, { ...QUESTION, budget: { positions: 2 } });
  expect(answer.exhaustive).toBe(false);
  expect(answer.positions).toBeLessThanOrEqual(2);
});
