import { factsNamed } from '@spellspeed/cards';
import { createDuelFromField, type Duel, type DuelEvent, type OpenDecision } from '@spellspeed/engine';
import { describe, expect, test } from 'vitest';
import { botNamed } from './bots.ts';
import { POOL } from './duels.fixture.ts';
import { newRestraint } from './greedy/restraint.ts';
import { hearingOf } from './hearing.ts';
import { newMemory } from './search/memory.ts';

const card = (name: string): number => factsNamed(name)?.passcode ?? expect.unreachable(name);
const told = (turn: number): readonly DuelEvent[] => [{ what: 'turn-began', turn, player: 0 }];

test('a bot hears again what is still true when answers are taken back, and nothing else', () => {
  const heard: (number | 'forgot')[] = [];
  const hearing = hearingOf({
    name: 'listener',
    choose: () => [0],
    hear: (events) => heard.push(...events.map((event) => (event.what === 'turn-began' ? event.turn : -1))),
    forget: () => void heard.push('forgot'),
  });
  for (const turn of [1, 2, 3]) hearing.hear(told(turn));
  hearing.goBack(2);
  hearing.hear(told(4));
  hearing.goBack(3);
  expect(heard).toEqual(['forgot', 1, 2, 3, 'forgot', 1, 2, 4, 'forgot', 1, 2, 4]);
});

describe('what is forgotten', () => {
  const endless = {
    player: 0,
    kind: 'act',
    why: { for: 'main-phase' },
    min: 1,
    max: 1,
    constraints: [],
    choices: [{ do: 'activate', card: 1, effect: 0 }, { do: 'pass' }],
  } as unknown as OpenDecision;
  test('an odd player is not weary any more', () => {
    const bot = botNamed('eager')?.(1) ?? expect.unreachable();
    const answers = (count: number) => Array.from({ length: count }, () => bot.choose(NO_VIEW, endless)[0]);
    expect(answers(21).at(-1)).toBe(1);
    bot.forget?.();
    expect(answers(1)).toEqual([0]);
  });
  test('what was tried often enough may be tried again in the same turn', () => {
    const restraint = newRestraint();
    const [choice] = endless.choices;
    if (choice === undefined) return expect.unreachable();
    for (let tries = 0; tries < 2; tries++) restraint.note(choice, 5);
    expect(restraint.isSpent(choice, 5)).toBe(true);
    restraint.forget();
    expect(restraint.isSpent(choice, 5)).toBe(false);
  });
  test('a card that was returned to the hand is not remembered before it was, and it is again after it', () => {
    const duel = returning();
    const memory = newMemory(POOL);
    const hearing = hearingOf({
      name: 'memory',
      choose: () => [0],
      hear: memory.hear,
      forget: memory.forget,
    });
    const hand = (of: Duel): readonly number[] => {
      memory.see(of.view(0));
      return memory.known(of.view(0)).hand ?? [];
    };
    const before = duel.fork();
    while (duel.view(0).opponent.hand.length < 3) {
      const wished = duel.decision?.choices.findIndex(
        ({ do: what }) => what === 'activate' || what === 'card',
      );
      duel.answer(Math.max(0, wished ?? 0));
      hearing.hear(duel.events(0));
    }
    expect(hand(duel)).toEqual([card('Celtic Guardian')]);
    hearing.goBack(0);
    expect(before.turn).toBe(duel.turn);
    expect(hand(before)).toEqual([]);
    expect([...memory.seen()]).toEqual([[card('Celtic Guardian'), 1]]);
  });
});
const NO_VIEW = (): never => {
  throw new Error('This bot looks at nothing.');
};
/** A monster of the opponent that can be returned to the hand, where two cards are held. */
const returning = (): Duel => {
  const deck = Array.from({ length: 8 }, () => card('Vorse Raider'));
  return createDuelFromField({
    pool: POOL,
    seed: 1,
    turnPlayer: 0,
    sides: [
      { spells: [{ card: card('Compulsory Evacuation Device'), face: 'down' }], deck },
      { monsters: [card('Celtic Guardian')], hand: [card('Kuriboh'), card('Kuriboh')], deck },
    ],
  });
};
