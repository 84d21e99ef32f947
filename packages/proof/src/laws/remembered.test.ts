/** A condition or a filter that looks at what is remembered only on demand says so. */
import { CARDS } from '@spellspeed/cards';
import { expect, test } from 'vitest';
import { holds } from '../../../engine/src/meaning/condition.ts';
import { matches } from '../../../engine/src/meaning/filter.ts';
import { transientScene } from '../../../engine/src/meaning/scene.ts';
import { type Memory, memoriesFor } from '../../../engine/src/state/remembered.ts';
import type { Table } from '../../../engine/src/state/table.ts';
import type { TurnHistory } from '../../../engine/src/state/turn-history.ts';
import type { CardId } from '../../../engine/src/vocabulary/ids.ts';
import { isCondition, isFilter, partsOf } from './parts.fixture.ts';
import { beginGame } from './play.fixture.ts';

/** Where what is remembered on demand is kept. */
const KEPT_IN: { readonly [M in Memory]: keyof TurnHistory } = {
  activations: 'activations',
  summons: 'summons',
  destruction: 'destroyed',
  sending: 'sent',
  'applied-effects': 'applied',
};
const MEMORIES = Object.keys(KEPT_IN) as Memory[];

const memoriesReadBy = (table: Table, use: (table: Table) => void): Memory[] => {
  const read = new Set<string | symbol>();
  const history = new Proxy(table.state.history, {
    get: (target, part) => {
      read.add(part);
      return Reflect.get(target, part);
    },
  });
  use({ ...table, state: { ...table.state, history } });
  return MEMORIES.filter((memory) => read.has(KEPT_IN[memory]));
};

test('what the texts of the pool look at is what they say that they need', () => {
  const { table } = beginGame('Yugi against Kaiba', 1);
  const scene = transientScene(table, 0 as CardId, 0);
  const found = new Set<Memory>();
  for (const part of [...CARDS].flatMap(partsOf)) {
    const read = memoriesReadBy(table, (watched) => {
      if (isCondition(part)) holds(watched, part, scene);
      if (isFilter(part)) for (const test of part) matches(watched, [test], 0 as CardId, scene);
    });
    const said = memoriesFor(partsOf(part));
    for (const memory of read) expect([...said], JSON.stringify(part)).toContain(memory);
    for (const memory of read) found.add(memory);
  }
  // Each kind of memory was looked at by some text: the test has seen what it is for.
  expect([...found].sort()).toEqual([...MEMORIES].sort());
});
