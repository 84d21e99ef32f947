import { CARDS, READY_MADE_DECKS } from '@spellspeed/cards';
import {
  createDuel,
  createDuelFromField,
  createPool,
  type Duel,
  type Imagining,
  type Passcode,
} from '@spellspeed/engine';
import { describe, expect, test } from 'vitest';
import { playDuel } from '../play-duel.ts';
import { randomBot } from '../random.ts';
import { bankOf } from './bank.ts';
import { race } from './race.ts';
import { searchBot } from './search.ts';
import type { Thought } from './thought.ts';

const POOL = createPool(CARDS);
const { 'kaiba-starter': deck } = READY_MADE_DECKS;
const EFFORT = { worlds: 3, horizon: 0, candidates: 6, proof: 20, line: 30 };
const answersOf = (duel: Duel, seed: number): string => {
  const answers: string[] = [];
  const bot = searchBot({ ...EFFORT, seed, pool: POOL });
  for (let asked = 0; duel.decision && asked < 8; asked++) {
    const { player } = duel.decision;
    const answer = bot.choose(
      () => duel.view(player),
      duel.decision,
      (wish) => duel.imagine(player, wish),
    );
    answers.push(answer.join());
    expect(duel.answer(answer, player)).toBeUndefined();
  }
  return answers.join(' ');
};
const begun = (seed: number): Duel => createDuel({ pool: POOL, seed, players: [deck, deck] });

test('the same seed and counts think the same', () => {
  expect(answersOf(begun(4), 9)).toBe(answersOf(begun(4), 9));
});
test('what the opponent holds decides nothing of what is chosen', () => {
  const duel = begun(6);
  const player = duel.decision?.player ?? 0;
  const first = (of: Duel): string => {
    const bot = searchBot({ ...EFFORT, seed: 1, pool: POOL });
    if (of.decision === null) throw new Error('nobody is asked');
    return bot
      .choose(
        () => of.view(player),
        of.decision,
        (wish) => of.imagine(player, wish),
      )
      .join();
  };
  // The same to the player, with other cards in the opponent's hand.
  const other = duel.imagine(player, { seed: 77 });
  expect(other.view(player)).toEqual(duel.view(player));
  expect(first(other)).toBe(first(duel));
});
test('an attack that wins the duel is made at once, and its chance is seen', () => {
  const named = (name: string): Passcode =>
    [...CARDS].find((card) => card.name === name)?.passcode ?? expect.unreachable(name);
  const deck = [named('Kuriboh'), named('Kuriboh'), named('Kuriboh')];
  const duel = createDuelFromField({
    pool: POOL,
    seed: 1,
    turnPlayer: 0,
    sides: [
      { monsters: [named('Summoned Skull')], deck },
      { lifePoints: 500, deck },
    ],
  });
  const { turn } = duel;
  const thoughts: Thought[] = [];
  const bot = searchBot({ ...EFFORT, seed: 2, pool: POOL, onThought: (thought) => thoughts.push(thought) });
  playDuel(duel, [bot, randomBot(3)]);
  expect({ ...duel.result, turn: duel.turn }).toEqual({ winner: 0, reason: 'life-points', turn });
  expect(thoughts[0]?.answers[0]?.chance).toBe(1);
});

test('to be asked what it thinks uses nothing up: it thinks the same again, and chooses as if it had not been asked', () => {
  const play = (asked: number): string => {
    const duel = begun(4);
    const bot = searchBot({ ...EFFORT, seed: 9, pool: POOL });
    const answers: string[] = [];
    const thoughts: string[] = [];
    for (let given = 0; duel.decision && given < 6; given++) {
      const { decision } = duel;
      const { player } = decision;
      const question = [
        () => duel.view(player),
        decision,
        (wish: Imagining) => duel.imagine(player, wish),
      ] as const;
      for (let time = 0; time < asked; time++) thoughts.push(JSON.stringify(bot.think(...question)?.answers));
      if (asked > 0) expect(new Set(thoughts.splice(0)).size).toBe(1);
      const answer = bot.choose(...question);
      answers.push(answer.join());
      duel.answer(answer, player);
    }
    return answers.join(' ');
  };
  expect(play(3)).toBe(play(0));
});

describe('race', () => {
  const goesOn = () => true;
  test('the best comes first, whoever is clearly behind is tried no longer', () => {
    const tried = [0, 0, 0];
    const [first, , last] = race(
      3,
      (candidate, world) => {
        tried[candidate] = (tried[candidate] ?? 0) + 1;
        return [0.5, 0.52, 0.1][candidate] ?? 0 + world * 0.001;
      },
      { worlds: 12, goesOn },
    );
    expect([first?.candidate, last?.candidate]).toEqual([1, 2]);
    expect(tried[2]).toBeLessThan(12);
  });
  test('of equals the first is taken, and all worlds need not be seen', () => {
    const [first] = race(2, () => 0.5, { worlds: 6, goesOn });
    expect(first).toMatchObject({ candidate: 0, mean: 0.5 });
  });
  test('where another is hardly told apart from the first, the first is taken', () => {
    const values = (other: readonly number[]) => (candidate: number, world: number) =>
      candidate === 0 ? 0.5 : (other[world] ?? 0);
    const winner = (other: readonly number[]) =>
      race(2, values(other), { worlds: other.length, goesOn })[0]?.candidate;
    expect(winner([0.9, 0.2, 0.9, 0.1])).toBe(0);
    expect(winner([0.9, 0.6, 0.9, 0.5])).toBe(1);
    expect(winner([0.51, 0.51, 0.51, 0.51])).toBe(1);
  });
  test('when time is up the best so far is told', () => {
    let left = 3;
    const standings = race(2, (candidate) => candidate, { worlds: 100, goesOn: () => left-- > 0 });
    expect(standings[0]).toMatchObject({ candidate: 1, worlds: 4 });
  });
});

test('a thought ends when its time is up, and a turn has no more than its own', () => {
  let clock = 0;
  const bank = bankOf({ ofDecision: 10, ofTurn: 25, now: () => clock });
  const worlds = (turn: number): number => {
    const { goesOn, end } = bank.begin(turn);
    let seen = 1;
    for (clock += 4; goesOn(); clock += 4) seen++;
    end();
    return seen;
  };
  expect([worlds(1), worlds(1), worlds(1), worlds(2)]).toEqual([3, 3, 1, 3]);
});
