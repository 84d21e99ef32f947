import type { OpenDecision } from '@spellspeed/engine';
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

test('An odd player wearies of a question that is asked for ever', () => {
  const bot = botNamed('eager')?.(1);
  const endless = {
    ...question,
    choices: [{ do: 'activate', card: 1, effect: 0 }, { do: 'pass' }],
  } as OpenDecision;
  const answers = Array.from({ length: 100 }, () => bot?.choose(NO_VIEW, endless)[0]);
  expect(new Set(answers.slice(0, 20))).toEqual(new Set([0]));
  expect(answers.slice(20)).toContain(1);
});
