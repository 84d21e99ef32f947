import { expect, test } from 'vitest';
import { type Card, createDuelFromField, createPool, DuelSetUpError, type Passcode } from './index.ts';

const plain: Card = {
  kind: 'monster',
  passcode: 1 as Passcode,
  name: 'Plain',
  series: [],
  effects: [],
  frame: 'normal',
  abilities: [],
  attribute: 'FIRE',
  race: 'Pyro',
  level: 4,
  atk: 1500,
  def: 0,
};
const victor: Card = {
  ...plain,
  passcode: 2 as Passcode,
  name: 'Victor',
  victory: { if: 'phase', phases: ['main1'] },
};
const pool = createPool([plain, victor]);
const none = {};

test('a field with a card that the pool does not know is refused by its passcode', () => {
  const begin = () => createDuelFromField({ pool, sides: [{ hand: [1] }, { monsters: [99] }] });
  expect(begin).toThrow(DuelSetUpError);
  expect(begin).toThrow('99');
});
test('so is a material, a card with no zone left, an unknown format and a broken seed', () => {
  const monsters = [{ card: 1, materials: [7] }];
  expect(() => createDuelFromField({ pool, sides: [{ monsters }, none] })).toThrow(DuelSetUpError);
  const six = [1, 1, 1, 1, 1, 1];
  expect(() => createDuelFromField({ pool, sides: [{ spells: six }, none] })).toThrow(DuelSetUpError);
  expect(() => createDuelFromField({ pool, seed: 0.5, sides: [none, none] })).toThrow(DuelSetUpError);
});
test('what follows from the field has followed before the first question', () => {
  const duel = createDuelFromField({ pool, sides: [{ hand: [1] }, { monsters: [2] }] });
  expect(duel.decision).toBeNull();
  expect(duel.result).toMatchObject({ winner: 1 });
});
test('a duel stands at the start of Main Phase 1 if that is asked for', () => {
  const sides = [{ hand: [1] }, none] as const;
  expect(createDuelFromField({ pool, sides }).view(0).timing).toBe('open');
  expect(createDuelFromField({ pool, start: true, sides }).view(0)).toMatchObject({
    phase: 'main1',
    timing: 'main-phase-start',
  });
});
