import { describe, expect, test } from 'vitest';
import {
  banish,
  canBeKeptAsSpell,
  canBeSetAsSpell,
  choose1,
  createDuelFromField,
  createPool,
  destroy,
  draw,
  every,
  ignition,
  inMonsterZone,
  type MonsterCard,
  monster,
  type Passcode,
  token,
  youControl,
} from './index.ts';

const TOKEN = token(3, 'Pawn Token', { attribute: 'EARTH', race: 'Warrior', level: 1, atk: 0, def: 0 });
const fighter = (passcode: number, effects: MonsterCard['effects']): MonsterCard => ({
  ...TOKEN,
  passcode: passcode as Passcode,
  name: `Fighter ${passcode}`,
  frame: 'effect',
  effects,
});
const [BANISHER, HIDDEN, JEWEL, BOMB] = [1, 2, 4, 5];
const pool = createPool([
  fighter(BANISHER, [ignition({ cost: banish(choose1(monster, youControl)), resolve: draw(1) })]),
  fighter(HIDDEN, [canBeSetAsSpell]),
  fighter(JEWEL, [canBeKeptAsSpell]),
  { ...fighter(BOMB, [ignition({ resolve: destroy(every(monster, inMonsterZone)) })]), atk: 1000 },
  TOKEN,
]);
const duelWith = (own: { readonly monsters?: readonly number[]; readonly hand?: readonly number[] }) =>
  createDuelFromField({
    pool,
    phase: 'main1',
    sides: [{ ...own, deck: [BANISHER, BANISHER] }, { deck: [BANISHER, BANISHER] }],
  });
const choose = (duel: ReturnType<typeof duelWith>, what: string): void => {
  const choice = duel.decision?.choices.findIndex((each) => each.do === what) ?? -1;
  expect(duel.answer(choice)).toBeUndefined();
};

describe('What no card shows whose facts we have', () => {
  test('A Token can be banished face-up for a cost (monsters.token.can-be-banished-face-up-for-costs)', () => {
    const duel = duelWith({ monsters: [BANISHER, TOKEN.passcode] });
    choose(duel, 'activate');
    const { choices = [] } = duel.decision ?? {};
    expect(choices).toHaveLength(2);
    expect(duel.answer(1)).toBeUndefined();
    const { monsters, banished } = duel.view(0).you;
    expect(monsters.filter((card) => card !== null)).toHaveLength(1);
    expect(banished).toHaveLength(0);
  });

  test('A monster that says so is Set as a Spell, without a Chain (effects.unclassified.set-as-spell)', () => {
    const duel = duelWith({ hand: [HIDDEN] });
    choose(duel, 'set-card');
    if (duel.decision?.kind === 'zone') expect(duel.answer(0)).toBeUndefined();
    const { spells, monsters } = duel.view(0).you;
    expect(spells.filter((card) => card?.face === 'down')).toHaveLength(1);
    expect(monsters.every((card) => card === null)).toBe(true);
    expect(duel.view(0).chain).toHaveLength(0);
  });

  test('A monster that does not say so is Set as a monster only', () => {
    const duel = duelWith({ hand: [BANISHER, HIDDEN] });
    const set = duel.decision?.choices.flatMap((each) => (each.do === 'set-card' ? [each.card] : []));
    expect(set).toHaveLength(1);
  });

  const jewelsAfterTheBomb = (answer: 'yes' | 'no') => {
    const duel = duelWith({ monsters: [BOMB, JEWEL] });
    choose(duel, 'activate');
    choose(duel, answer);
    return duel.view(0).you;
  };
  test('A destroyed monster that says so stays as a Spell, in no GY (effects.unclassified.becomes-continuous-spell)', () => {
    const { spells, gy } = jewelsAfterTheBomb('yes');
    expect(spells.filter((card) => card?.face === 'up')).toHaveLength(1);
    expect(gy.map((card) => card.known?.passcode)).toEqual([BOMB]);
  });
  test('Its controller may let it go to the GY', () => {
    const { spells, gy } = jewelsAfterTheBomb('no');
    expect(spells.every((card) => card === null)).toBe(true);
    expect(gy).toHaveLength(2);
  });
  test('It stays also when a battle destroys it', () => {
    const duel = createDuelFromField({
      pool,
      phase: 'battle',
      sides: [
        { monsters: [BOMB], deck: [BANISHER] },
        { monsters: [JEWEL], deck: [BANISHER] },
      ],
    });
    choose(duel, 'attack');
    if (duel.decision?.kind === 'attack-target') expect(duel.answer(0)).toBeUndefined();
    choose(duel, 'yes');
    const { spells, gy } = duel.view(1).you;
    expect(spells.filter((card) => card?.face === 'up')).toHaveLength(1);
    expect(gy).toHaveLength(0);
  });
});
