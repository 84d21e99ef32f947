import { CARDS } from '@spellspeed/cards';
import { expect, test } from 'vitest';
import { createDuelFromField, createPool, type Duel, restoreDuel } from './index.ts';

const POOL = createPool(CARDS);
const SUMMONED_SKULL = 70781052;
const MYSTICAL_ELF = 15025844;
const DARK_HOLE = 53129443;

const begin = (askEveryWindow: boolean): Duel =>
  createDuelFromField({
    pool: POOL,
    askEveryWindow,
    phase: 'battle',
    sides: [
      { monsters: [SUMMONED_SKULL], deck: [1, 2, 3].map(() => MYSTICAL_ELF) },
      { monsters: [MYSTICAL_ELF], deck: [1, 2, 3].map(() => MYSTICAL_ELF) },
    ],
  });
const attack = (duel: Duel): void => {
  duel.answer(duel.decision?.choices.findIndex((choice) => choice.do === 'attack') ?? -1);
};

test('Who can only pass is not asked: an attack that nobody can answer is carried out at once', () => {
  const duel = begin(false);
  attack(duel);
  expect(duel.decision?.kind).toBe('act');
  expect(duel.view(0).opponent.gy).toHaveLength(1);
});

test('If every window is asked about, both players pass in every timing of the battle', () => {
  let duel = begin(true);
  attack(duel);
  const asked: string[] = [];
  while (duel.decision?.kind === 'respond') {
    expect(duel.decision.choices).toEqual([{ do: 'pass' }]);
    asked.push(`${duel.view(0).timing} ${duel.decision.player}`);
    const saved = restoreDuel(POOL, JSON.parse(JSON.stringify(duel.snapshot())));
    expect(saved.decision).toEqual(duel.decision);
    expect(saved.hash()).toBe(duel.hash());
    saved.answer(0);
    duel = saved;
  }
  const timings = [
    'battle-step',
    'damage-step-start',
    'before-damage-calculation',
    'damage-calculation',
    'after-damage-calculation',
    'damage-step-end',
  ];
  expect(asked).toEqual(timings.flatMap((timing) => [`${timing} 0`, `${timing} 1`]));
});

test('If every window is asked about, a Chain that nobody can answer stands until both have passed', () => {
  const duel = createDuelFromField({
    pool: POOL,
    askEveryWindow: true,
    sides: [{ hand: [DARK_HOLE] }, { monsters: [MYSTICAL_ELF] }],
  });
  duel.answer(duel.decision?.choices.findIndex((choice) => choice.do === 'activate') ?? -1);
  if (duel.decision?.kind === 'zone') duel.answer(0);
  expect(duel.view(0).chain).toHaveLength(1);
  expect(duel.decision).toMatchObject({ kind: 'respond', player: 1 });
  duel.answer(0);
  duel.answer(0);
  expect(duel.view(0).chain).toHaveLength(0);
  expect(duel.view(0).opponent.gy).toHaveLength(1);
});
