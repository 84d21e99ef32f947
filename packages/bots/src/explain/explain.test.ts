import { CARDS, factsNamed } from '@spellspeed/cards';
import { createDuelFromField, createPool, type Passcode } from '@spellspeed/engine';
import { expect, test } from 'vitest';
import { searchBot } from '../search/search.ts';
import type { Thought } from '../search/thought.ts';
import { explainThought, type ThoughtLanguage, WORDINGS } from './explain.ts';

const POOL = createPool(CARDS);
const card = (name: string): number => factsNamed(name)?.passcode ?? expect.unreachable(name);
const nameOf = (passcode: Passcode): string => POOL.get(passcode)?.card.name ?? '';

/** What was thought of the first question that was thought about. */
const firstThought = (): Thought => {
  const deck = Array.from({ length: 5 }, () => card('Kuriboh'));
  const duel = createDuelFromField({
    pool: POOL,
    seed: 1,
    turnPlayer: 0,
    sides: [
      { monsters: [card('Summoned Skull')], hand: [card('Celtic Guardian')], deck },
      { lifePoints: 500, deck },
    ],
  });
  const thoughts: Thought[] = [];
  const bot = searchBot({
    worlds: 3,
    horizon: 0,
    candidates: 6,
    seed: 2,
    pool: POOL,
    onThought: (thought) => thoughts.push(thought),
  });
  for (let { decision } = duel; decision && thoughts.length === 0; { decision } = duel) {
    const { player } = decision;
    const view = duel.view(player);
    const answer = bot.choose(
      () => view,
      decision,
      (wish) => duel.imagine(player, wish),
    );
    if (thoughts.length === 0) duel.answer(answer);
  }
  return thoughts[0] ?? expect.unreachable('nothing was thought about');
};

test('the line, the chance and the two next best are told, one sentence each', () => {
  const thought = firstThought();
  const [line, chance, ...others] = explainThought(thought, 'en', nameOf);
  expect(line).toMatch(/^I expect: .*attack with (Summoned Skull|Celtic Guardian)/);
  expect(line).toContain('go to the Battle Phase');
  expect(chance).toBe('So I see a chance of 100 % to win, in 3 worlds that I imagined.');
  expect(others).toHaveLength(Math.min(2, thought.answers.length - 1));
  for (const [at, sentence] of others.entries())
    expect(sentence).toContain(`${Math.round(100 * (thought.answers[at + 1]?.chance ?? 0))} %`);
});
test('the same is told in four languages', () => {
  const thought = firstThought();
  const told = (Object.keys(WORDINGS) as ThoughtLanguage[]).map((language) =>
    explainThought(thought, language, nameOf),
  );
  expect(new Set(told.map((sentences) => sentences.length)).size).toBe(1);
  expect(new Set(told.flat()).size).toBe(told.flat().length);
  for (const [line] of told) expect(line).toContain('Celtic Guardian');
});
