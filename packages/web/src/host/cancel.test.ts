import { CARDS } from '@spellspeed/cards';
import { createPool } from '@spellspeed/engine';
import { expect, test } from 'vitest';
import { DuelHost } from './duel-host.ts';
import { onlyPool } from './pools.ts';
import type { SavedDuel } from './types.ts';

const pool = createPool(CARDS);
const [SANGAN, DECODE_TALKER, ELF] = [26202165, 1861629, 15025844];
const player = (by: string) => ({ name: by, by, main: [], extra: [] });
const SAVED: SavedDuel = {
  head: {
    format: 'master-2020',
    seed: 1,
    players: [player('person'), player('greedy')],
    field: {
      sides: [
        {
          monsters: [SANGAN, SANGAN, SANGAN, SANGAN],
          extra: [DECODE_TALKER],
          hand: [ELF],
          deck: [ELF, ELF],
        },
        { deck: [ELF, ELF] },
      ],
    },
  },
  you: 0,
  bot: 'greedy',
  answers: [],
  surrendered: null,
  stops: [],
  undone: [],
};

test('A Summon is withdrawn while its materials are asked for, and that is no undo', async () => {
  const host = new DuelHost(onlyPool(pool));
  const begun = (await host.resume(SAVED)).picture;
  expect(begun?.canCancel).toBe(false);
  const choices = begun?.question?.decision.choices ?? [];
  const asked = (await host.answer([choices.findIndex(({ do: deed }) => deed === 'special-summon')])).picture;
  expect(asked?.question?.decision.why.for).toBe('material');
  expect(asked?.canCancel).toBe(true);
  const back = (await host.cancel()).picture;
  expect(back?.question?.decision.kind).toBe('act');
  expect(back).toMatchObject({ undone: 0, canUndo: false, saved: { answers: [], undone: [] } });
});

test('Once something has happened it cannot be withdrawn, only taken back', async () => {
  const host = new DuelHost(onlyPool(pool));
  const choices = (await host.resume(SAVED)).picture?.question?.decision.choices ?? [];
  const after = await host.answer([choices.findIndex(({ do: deed }) => deed === 'normal-summon')]);
  expect(after.picture).toMatchObject({ canCancel: false, canUndo: true });
  expect((await host.cancel()).trouble).toEqual({ trouble: 'nothing' });
});
