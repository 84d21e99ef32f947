import { CARDS } from '@spellspeed/cards';
import { createDuelFromField, createPool, type OfferedChoice } from '@spellspeed/engine';
import { expect, test } from 'vitest';
import { inOrderOfPlay, type Told } from './told-choices.ts';

const POOL = createPool(CARDS);
const passcodeOf = (name: string): number =>
  [...CARDS].find((card) => card.name === name)?.passcode ?? expect.unreachable(name);
const toldOf = (choices: readonly OfferedChoice[]): readonly Told[] =>
  choices.map((choice, index) => ({
    choice,
    index,
    words: { deed: choice.do, card: null, place: null, text: '' },
  }));

test('what can be done is told in the order of play, and of equal copies once with their number', () => {
  const duel = createDuelFromField({
    pool: POOL,
    turnPlayer: 0,
    sides: [
      {
        hand: ['Celtic Guardian', 'Mystical Space Typhoon', 'Celtic Guardian', 'Trap Hole'].map(passcodeOf),
        deck: [passcodeOf('Celtic Guardian')],
      },
      { spells: [{ card: passcodeOf('Trap Hole'), face: 'down' }], deck: [passcodeOf('Celtic Guardian')] },
    ],
  });
  const choices = duel.decision?.choices.filter(({ do: deed }) => deed !== 'enter-phase') ?? [];
  const told = inOrderOfPlay(toldOf(choices), duel.view(0));
  expect(told.map(({ choice, copies = 1 }) => `${choice.do} ×${copies}`)).toEqual([
    'activate ×1',
    'normal-summon ×2',
    'set-monster ×2',
    'set-card ×1',
    'set-card ×1',
  ]);
  expect(told.every(({ index, choice }) => choices[index] === choice)).toBe(true);
});
test('cards on the field each have a history of their own', () => {
  const field = createDuelFromField({
    pool: POOL,
    turnPlayer: 0,
    sides: [{ monsters: [passcodeOf('Celtic Guardian'), passcodeOf('Celtic Guardian')] }, {}],
  });
  const changes = toldOf(field.decision?.choices.filter(({ do: deed }) => deed === 'change-position') ?? []);
  expect(inOrderOfPlay(changes, field.view(0))).toHaveLength(2);
});
