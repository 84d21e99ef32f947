import type { DuelEvent, OpenDecision } from '@spellspeed/engine';
import { expect, test } from 'vitest';
import { botNamed, MIXED, ODD_BOT_NAMES } from './bots.ts';
import { duelOf } from './duels.fixture.ts';
import { playDuel } from './play-duel.ts';

const question = {
  player: 0,
  kind: 'act',
  why: { for: 'main-phase' },
  min: 1,
  max: 1,
  constraints: [],
} as const;
const NO_VIEW = (): never => {
  throw new Error('This bot looks at nothing.');
};

test('Every odd player plays legally to the end, against every other', () => {
  const kinds = new Set<string>();
  for (let seed = 1; seed <= ODD_BOT_NAMES.length ** 2; seed++) {
    const duel = duelOf(seed);
    const bots = [botNamed(MIXED)?.(2 * seed), botNamed(MIXED)?.(2 * seed + 1)] as const;
    const [one, other] = bots;
    if (one === undefined || other === undefined) throw new Error('There is no mixed bot.');
    kinds.add(`${one.name} against ${other.name}`);
    expect(playDuel(duel, [one, other], undefined, seed)).not.toBeNull();
  }
  expect(kinds.size).toBe(ODD_BOT_NAMES.length ** 2);
});

test('An odd player wearies of an answer that leads to the same question for ever, and takes the next best', () => {
  const bot = botNamed('eager')?.(1);
  const endless = {
    ...question,
    choices: [{ do: 'activate', card: 1, effect: 0 }, { do: 'set', card: 2 }, { do: 'pass' }],
  } as OpenDecision;
  // Something else is asked in between, as about the target.
  const another = { ...question, choices: [{ do: 'card', card: 3 }, { do: 'pass' }] } as OpenDecision;
  const answers = Array.from({ length: 60 }, () => {
    bot?.choose(NO_VIEW, another);
    return bot?.choose(NO_VIEW, endless)[0];
  });
  expect(answers).toEqual([...Array(20).fill(0), ...Array(20).fill(1), ...Array(20).fill(2)]);
  bot?.hear?.([{ what: 'turn-began', turn: 2, player: 0 }] as unknown as readonly DuelEvent[]);
  expect(bot?.choose(NO_VIEW, endless)).toEqual([0]);
});
