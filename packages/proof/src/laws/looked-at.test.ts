/** What is derived from the state and kept is derived anew when anything changes that it read. */
import { CARDS } from '@spellspeed/cards';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inForce } from '../../../engine/src/field/applied.ts';
import { gainedNow } from '../../../engine/src/field/gained.ts';
import { holds } from '../../../engine/src/meaning/condition.ts';
import { matches } from '../../../engine/src/meaning/filter.ts';
import { transientScene } from '../../../engine/src/meaning/scene.ts';
import { cardsIn } from '../../../engine/src/state/cards-of.ts';
import { openTable } from '../../../engine/src/state/door.ts';
import type { Frame } from '../../../engine/src/state/frame.ts';
import { LOOKED_AT, LOOKED_AT_PROCEDURES } from '../../../engine/src/state/looked-at.ts';
import type { Table } from '../../../engine/src/state/table.ts';
import type { CardId } from '../../../engine/src/vocabulary/ids.ts';
import { PLAYERS } from '../../../engine/src/vocabulary/players.ts';
import { isCondition, isFilter, partsOf } from './parts.fixture.ts';
import { anyPlan, beginGame, law, playPlan } from './play.fixture.ts';

const lookedAtFrames = (frames: readonly Frame[]): readonly Frame[] =>
  frames.filter(({ procedure }) => LOOKED_AT_PROCEDURES.has(procedure));

/** The parts of the state that are read while something is done with a table at which nothing is known yet. */
const partsReadBy = (table: Table, use: (fresh: Table) => void): ReadonlySet<string> => {
  const read = new Set<string>();
  const state = new Proxy(table.state, {
    get: (target, part) => {
      if (part !== 'frames') read.add(String(part));
      return part === 'frames' ? lookedAtFrames(target.frames) : Reflect.get(target, part);
    },
  });
  const fresh = openTable(table.pool, table.state, table.look);
  use({ ...fresh, state });
  return read;
};

/** Cards and the lists of zones raise the version whenever they are written. */
const ALWAYS = ['cards', 'lists'];
const isLookedAt = (part: string): boolean =>
  ALWAYS.includes(part) || LOOKED_AT[part as keyof typeof LOOKED_AT];

law(
  'what applies and what is gained reads nothing that may change unnoticed',
  60,
  fc.property(anyPlan(200), (plan) => {
    playPlan(plan, ({ table }) => {
      const read = partsReadBy(table, (fresh) => {
        // Of the frames it was shown only those that may matter.
        expect(inForce(fresh)).toEqual(inForce(table));
        for (const card of PLAYERS.flatMap((player) => cardsIn(fresh, player, 'monsters')))
          gainedNow(fresh, card);
      });
      expect([...read].filter((part) => !isLookedAt(part))).toEqual([]);
    });
  }),
);

test('no condition and no filter of the pool reads what may change unnoticed: any may follow "while"', () => {
  const { table } = beginGame('Yugi against Kaiba', 1);
  const scene = transientScene(table, 0 as CardId, 0);
  const unnoticed = new Set<string>();
  for (const part of [...CARDS].flatMap(partsOf)) {
    const read = partsReadBy(table, (fresh) => {
      if (isCondition(part)) holds(fresh, part, scene);
      if (isFilter(part)) for (const test of part) matches(fresh, [test], 0 as CardId, scene);
    });
    for (const name of read) if (!isLookedAt(name)) unnoticed.add(`${name}: ${JSON.stringify(part)}`);
  }
  expect([...unnoticed]).toEqual([]);
});
