import { factsNamed } from '@spellspeed/cards';
import { createDuelFromField, type Duel, type OpenDecision } from '@spellspeed/engine';
import { expect, test } from 'vitest';
import { POOL } from '../duels.fixture.ts';
import { bestLine } from './lines.ts';
import { playOut } from './playout.ts';
import { answerOfStep, stepOf } from './steps.ts';

const card = (name: string): number => factsNamed(name)?.passcode ?? expect.unreachable(name);
const deck = Array.from({ length: 6 }, () => card('Mystical Elf'));
const fusing = (): Duel =>
  createDuelFromField({
    pool: POOL,
    turnPlayer: 0,
    sides: [
      {
        deck,
        hand: ['Polymerization', 'Elemental HERO Avian', 'Elemental HERO Burstinatrix'].map(card),
        extra: [card('Elemental HERO Flame Wingman')],
      },
      { deck },
    ],
  });
const search = (positions: number) => ({ pool: POOL, seed: 1, horizon: 1, budget: { positions } });
const monsters = (duel: Duel): readonly (string | undefined)[] =>
  duel.view(0).you.monsters.flatMap((each) => (each === null ? [] : [each.known?.name]));

test('a line of the whole turn is followed in another world, step by step', () => {
  const steps = bestLine(fusing(), search(400));
  expect(steps.length).toBeGreaterThan(2);
  const world = fusing().imagine(0, { seed: 5 });
  const { turn } = world;
  const given: string[] = [];
  playOut(world, {
    turns: 0,
    pool: POOL,
    seed: 1,
    line: { player: 0, steps },
    onAnswer: (decision, answer) => {
      if (decision.player === 0 && decision.choices.length > 1) given.push(stepOf(decision, answer).join());
    },
  });
  expect(given.slice(0, steps.length)).toEqual(steps.map((step) => step.join()));
  expect(world.turn).toBe(turn + 1);
  expect(monsters(world)).toContain('Elemental HERO Flame Wingman');
});
test('without a budget there is no line', () => {
  expect(bestLine(fusing(), search(1))).toEqual([]);
});
test('a step is an answer only where all of it is offered', () => {
  const choices = [
    { do: 'card', card: 4 },
    { do: 'card', card: 7 },
  ];
  const decision = { kind: 'cards', player: 0, choices, min: 1, max: 2 } as unknown as OpenDecision;
  const step = stepOf(decision, [1, 0]);
  expect(answerOfStep(decision, step)).toEqual([1, 0]);
  expect(answerOfStep({ ...decision, choices: decision.choices.slice(1) }, step)).toBeUndefined();
  expect(answerOfStep({ ...decision, max: 1 }, step)).toBeUndefined();
});
