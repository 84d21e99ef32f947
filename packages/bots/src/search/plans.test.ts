import { factsNamed } from '@spellspeed/cards';
import { createDuelFromField, type Duel, type FieldSide, type Imagining } from '@spellspeed/engine';
import { describe, expect, test } from 'vitest';
import { POOL } from '../duels.fixture.ts';
import { mayBeLethal } from './lethal.ts';
import { plansOf } from './plans.ts';
import { playOut } from './playout.ts';
import { searchBot } from './search.ts';

const card = (name: string): number => factsNamed(name)?.passcode ?? expect.unreachable(name);
const down = (name: string) => ({ card: card(name), face: 'down' as const });
const deck = Array.from({ length: 6 }, () => card('Mystical Elf'));
const duelOf = (yours: FieldSide, theirs: FieldSide, turnPlayer: 0 | 1 = 0): Duel =>
  createDuelFromField({
    pool: POOL,
    turnPlayer,
    sides: [
      { deck, ...yours },
      { deck, ...theirs },
    ],
  });
/** Goes on until player 0 is asked whether to answer an attack. */
const toAttack = (duel: Duel): Duel => {
  for (let asked = 0; asked < 20 && duel.decision?.kind !== 'respond'; asked++) {
    const { choices } = duel.decision ?? expect.unreachable();
    const at = choices.findIndex(
      (choice) => choice.do === 'attack' || (choice.do === 'enter-phase' && choice.phase === 'battle'),
    );
    duel.answer(Math.max(0, at));
  }
  return duel;
};

describe('now, later or in another turn', () => {
  const attacked = (): Duel =>
    toAttack(
      duelOf(
        { spells: [down('Sakuretsu Armor')], monsters: [card('Celtic Guardian')] },
        { monsters: [card('Summoned Skull')] },
        1,
      ),
    );
  test('to pass is two plans where something could be activated', () => {
    const { decision } = attacked();
    if (decision === null) return expect.unreachable();
    const pass = decision.choices.findIndex(({ do: what }) => what === 'pass');
    const answers = decision.choices.map((_, at) => [at]);
    const plans = plansOf(decision, answers, true);
    expect(plans.length).toBe(answers.length + 1);
    expect(plansOf(decision, answers, false).length).toBe(answers.length);
    expect(plans.at(-1)).toMatchObject({ answer: [pass], held: { player: 0 } });
  });
  test('what is held is not activated in this turn, and is in a later one', () => {
    const used = (isHeld: boolean): boolean => {
      const duel = attacked();
      const { decision } = duel;
      if (decision === null) return expect.unreachable();
      const choices = decision.choices.filter((choice) => choice.do === 'activate');
      playOut(duel, { turns: 0, pool: POOL, seed: 1, held: { player: 0, choices: isHeld ? choices : [] } });
      return duel.view(0).you.gy.some(({ known }) => known?.name === 'Sakuretsu Armor');
    };
    expect([used(false), used(true)]).toEqual([true, false]);
  });
});

describe('a win in this turn', () => {
  const asked = (duel: Duel, proof: number) => {
    const { decision } = duel;
    if (decision === null) return expect.unreachable();
    const bot = searchBot({ worlds: 2, horizon: 0, candidates: 4, seed: 1, pool: POOL, proof });
    return bot.think(
      () => duel.view(0),
      decision,
      (wish: Imagining) => duel.imagine(0, wish),
    );
  };
  test('may be there where the ATK are enough', () => {
    const lifePoints = 3900;
    const field = { monsters: [card('Summoned Skull')], hand: [card('Celtic Guardian')] };
    expect(mayBeLethal(duelOf(field, { lifePoints }).view(0))).toBe(true);
    expect(mayBeLethal(duelOf(field, { lifePoints: lifePoints + 1 }).view(0))).toBe(false);
    expect(mayBeLethal(duelOf(field, { lifePoints }, 1).view(0))).toBe(false);
  });
  test('is proved, and told as certain', () => {
    const duel = duelOf(
      { monsters: [card('Celtic Guardian')], hand: [card('Fissure'), card('Kuriboh')] },
      { lifePoints: 1400, monsters: [card('Blue-Eyes White Dragon')] },
    );
    const thought = asked(duel, 200);
    expect(thought?.answers[0]).toMatchObject({ chance: 1, worlds: 3 });
    expect(thought?.answers.length).toBe(1);
    expect(thought?.line().at(-1)?.choice.do).toMatch(/attack/);
  });
});
