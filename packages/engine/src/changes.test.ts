import { CARDS, cardNamed } from '@spellspeed/cards';
import { expect, test } from 'vitest';
import { createDuelFromField, createPool, type Duel, type Player, type Stay } from './index.ts';

const POOL = createPool(CARDS);
const code = (name: string): number => cardNamed(name)?.passcode ?? 0;
const DECK = Array.from({ length: 9 }, () => code('Kuriboh'));

/** Player 0 has Kuriboh with a United We Stand; both may have more. */
const begin = (yours: object, theirs: object = {}): Duel =>
  createDuelFromField({
    pool: POOL,
    askEveryWindow: true,
    sides: [
      { monsters: [{ card: code('Kuriboh'), equips: [code('United We Stand')] }], deck: DECK, ...yours },
      { deck: DECK, ...theirs },
    ],
  });
const kuriboh = (duel: Duel, player: Player): Stay => {
  const { you, opponent } = duel.view(player);
  const handle = (player === 0 ? you : opponent).monsters[0]?.handle;
  if (handle == null) throw new Error('Kuriboh is gone.');
  return handle;
};
/** Takes the choice that fits, as soon as it is offered; passes and takes the first of everything else until then. */
const take = (duel: Duel, name: string): void => {
  for (let answers = 0; answers < 20 && duel.decision; answers++) {
    const { choices, player, min } = duel.decision;
    const { you } = duel.view(player);
    const there = [...you.hand, ...you.spells, ...you.gy].find((card) => card?.known?.name === name);
    const wanted = choices.findIndex((choice) => choice.do === 'activate' && choice.card === there?.handle);
    const pass = choices.findIndex(({ do: what }) => what === 'pass');
    const rest = pass >= 0 ? [pass] : choices.slice(0, min).map((_, index) => index);
    duel.answer(wanted >= 0 ? wanted : rest);
    if (wanted >= 0) return;
  }
};
/** Lets everything resolve until somebody is free to act. */
const settle = (duel: Duel): void => {
  while (duel.decision && duel.decision.kind !== 'act') {
    const { choices, min } = duel.decision;
    const pass = choices.findIndex(({ do: what }) => what === 'pass');
    duel.answer(pass >= 0 ? [pass] : choices.slice(0, min).map((_, index) => index));
  }
};

test('each change is told with its source and with the value that it makes, to both players', () => {
  const duel = begin({});
  for (const player of [0, 1] as const)
    expect(duel.changes(player, kuriboh(duel, player))).toMatchObject([
      {
        modifies: 'atk-def',
        values: [
          { value: 'atk', how: 'raise', amount: 800, step: 1, after: 1100 },
          { value: 'def', how: 'raise', amount: 800, step: 1, after: 1000 },
        ],
        source: { passcode: code('United We Stand'), handle: expect.any(Number) },
        path: expect.stringMatching(new RegExp(`^${code('United We Stand')}/effects/`)),
      },
    ]);
});

test('the last value of each kind is the one that the view shows', () => {
  const duel = begin({ hand: [code('Shrink'), code('Rush Recklessly')] });
  take(duel, 'Rush Recklessly');
  settle(duel);
  take(duel, 'Shrink');
  settle(duel);
  const known = duel.view(0).you.monsters[0]?.known;
  const values = duel.changes(0, kuriboh(duel, 0)).flatMap((change) => change.values);
  const last = (value: string) =>
    values.filter((each) => each.value === value).sort((one, other) => one.step - other.step);
  expect(last('atk').map(({ after }) => after)).toEqual([950, known?.atk]);
  expect(last('originalAtk').map(({ after }) => after)).toEqual([known?.originalAtk]);
});

test('an effect whose card has gone to the GY keeps the name of its card; the stay that is over has no handle', () => {
  const duel = begin({ hand: [code('Rush Recklessly')] });
  take(duel, 'Rush Recklessly');
  settle(duel);
  const rush = duel
    .changes(1, kuriboh(duel, 1))
    .find(({ path }) => path?.startsWith(`${code('Rush Recklessly')}/`));
  expect(rush?.values).toMatchObject([{ value: 'atk', amount: 700 }]);
  expect(rush?.source.handle ?? null).toBeNull();
});

test('a card that the player may not look at tells nothing', () => {
  const duel = begin({}, { monsters: [{ card: code('Kuriboh'), face: 'down' }], hand: [code('Kuriboh')] });
  const [faceDown] = duel.view(0).opponent.monsters;
  const [inHand] = duel.view(1).you.hand;
  expect(faceDown?.handle).not.toBeNull();
  for (const handle of [faceDown?.handle, inHand?.handle])
    expect(handle == null ? [] : duel.changes(0, handle)).toEqual([]);
});
