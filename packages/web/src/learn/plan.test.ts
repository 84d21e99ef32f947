import { PLAYABLE_CARDS } from '@spellspeed/cards';
import { createPool } from '@spellspeed/engine';
import { beginDuel } from '@spellspeed/formats';
import { describe, expect, test } from 'vitest';
import { RulingPlayer } from '../rulings/ruling-player.ts';
import { openView } from '../watching/frame.ts';
import { LESSON_NAMES, LESSONS } from './lessons.ts';
import { planOf } from './plan.ts';
import { isSameDeed } from './same-deed.ts';
import { LEARN_MESSAGES } from './words.ts';

const pool = createPool(PLAYABLE_CARDS);

describe.each(LESSON_NAMES)('the lesson %s', (name) => {
  const { text, rule } = LESSONS[name];

  test('goes as it is written', async () => {
    const played = await new RulingPlayer(async () => pool).play(text, name, 1, 'en');
    if (!played.ok) throw new Error(JSON.stringify(played.mistakes));
    expect(played.ruling).toMatchObject({ failure: null, skipped: null });
    expect(rule).not.toBe('');
  });
  test('says something before each move, with a hint, and nothing more', async () => {
    const plan = await planOf(text, name, pool);
    const moves = (plan?.moves ?? []).map((_, index) => `learn.${name}.${index + 1}`);
    const said = Object.keys(await LEARN_MESSAGES.en()).filter((id) => /\.\d(\.hint)?$/.test(id));
    expect(moves.length).toBeGreaterThan(0);
    expect(said.filter((id) => id.startsWith(`learn.${name}.`)).sort()).toEqual(
      moves.flatMap((id) => [id, `${id}.hint`]).sort(),
    );
  });
  test('takes the move that is meant, and leaves another to be done at each', async () => {
    const plan = await planOf(text, name, pool);
    if (plan === null) throw new Error('It cannot be played.');
    const duel = beginDuel(plan.saved.head, pool);
    plan.saved.answers.forEach((answer, given) => {
      const { decision } = duel;
      if (decision && plan.moves.some(({ answers }) => answers === given)) {
        const view = openView(duel, 0);
        expect(decision.player).toBe(0);
        expect(isSameDeed(decision, view, answer, answer)).toBe(true);
        const others = decision.choices.filter((_, at) => !isSameDeed(decision, view, [at], answer));
        expect(others).not.toEqual([]);
      }
      duel.answer(answer);
    });
  });
});
