import { PLAYABLE_CARDS } from '@spellspeed/cards';
import { createPool, type OpenDecision, type View } from '@spellspeed/engine';
import { beginDuel } from '@spellspeed/formats';
import { describe, expect, test } from 'vitest';
import { openView } from '../watching/frame.ts';
import { LESSON_NAMES, LESSONS, type LessonName } from './lessons.ts';
import { planOf } from './plan.ts';
import { isSameDeed } from './same-deed.ts';
import { LEARN_MESSAGES } from './words.ts';
import { type DoneInstead, type WrongStep, wrongStep, wrongStepsOf } from './wrong-steps.ts';

const pool = createPool(PLAYABLE_CARDS);

/** Every other thing that could be done at a move: one choice each; of several cards another one, or one fewer. */
const others = (decision: OpenDecision, view: View, meant: readonly number[]): number[][] => {
  const another = decision.choices.map((_, at) => [at, ...meant.slice(1)]);
  const fewer = meant.length > decision.min ? meant.map((left) => meant.filter((at) => at !== left)) : [];
  return [...another, ...fewer]
    .filter((picked) => picked.length > 0 && new Set(picked).size === picked.length)
    .filter((picked) => !isSameDeed(decision, view, picked, meant));
};

const wrongsIn = async (lesson: LessonName): Promise<readonly DoneInstead[]> => {
  const plan = await planOf(LESSONS[lesson].text, lesson, pool);
  if (plan === null) throw new Error('It cannot be played.');
  const duel = beginDuel(plan.saved.head, pool);
  return plan.saved.answers.flatMap((answer, given) => {
    const { decision } = duel;
    const move = plan.moves.findIndex(({ answers }) => answers === given) + 1;
    const view = openView(duel, 0);
    duel.answer(answer);
    if (decision === null || move === 0) return [];
    return others(decision, view, answer).map((picked) => ({ lesson, move, decision, view, picked }));
  });
};

describe.each(LESSON_NAMES)('in the lesson %s', (name) => {
  test('each step that goes wrong is told why, with its clause, in every language', async () => {
    const wrongs = await wrongsIn(name);
    expect(wrongs.length).toBeGreaterThan(0);
    const told = wrongs.map((each) => wrongStep(each));
    const silent = wrongs.filter((_, at) => told[at] === null);
    expect(
      silent.map(({ move, decision, picked }) => [move, picked.map((at) => decision.choices[at])]),
    ).toEqual([]);
    for (const load of Object.values(LEARN_MESSAGES)) {
      const messages: { readonly [id: string]: unknown } = await load();
      for (const { words } of told.filter((each): each is WrongStep => each !== null))
        expect(messages[words]).toBeDefined();
    }
  });
});

test('nothing is written of steps that cannot be taken', async () => {
  const taken = new Set<WrongStep | null>();
  for (const name of LESSON_NAMES) for (const each of await wrongsIn(name)) taken.add(wrongStep(each));
  const written = LESSON_NAMES.flatMap((name) => wrongStepsOf(name));
  expect(written.filter((each) => !taken.has(each))).toEqual([]);
});
