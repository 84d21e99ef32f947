import { readMatchReplay, runMatchReplay } from '@spellspeed/formats';
import { expect, test } from 'vitest';
import { openingOf, POOL, Sitting } from '../table/tables.fixture.ts';
import { replayOf } from './replay-of.ts';

test('the replay of a table leads to the same Match, without what was taken back', () => {
  const opening = openingOf({ seed: 5 });
  const sitting = new Sitting(opening);
  let undone = 0;
  for (let step = 0; step < 120; step++) {
    const { player } = sitting.open;
    sitting.step();
    if (sitting.do(player, { do: 'ask-undo' }) === undefined) {
      const agrees = step % 2 === 0;
      sitting.do(player === 0 ? 1 : 0, { do: 'answer-undo', agrees });
      if (agrees) undone++;
    }
  }
  expect(undone).toBeGreaterThan(0);
  expect(replayOf(opening, sitting.log, POOL)).toBeNull();
  for (const loser of [0, 0] as const) {
    sitting.do(loser, { do: 'surrender' });
    if (sitting.table.stage === 'playing') for (const _ of [0, 1]) sitting.step();
  }
  const read = readMatchReplay(replayOf(opening, sitting.log, POOL) ?? '', 'match.json');
  if (!read.ok) throw new Error('it cannot be read');
  const { match, difference } = runMatchReplay(read.value, POOL, read.value.deeds.length, () => undefined);
  expect(difference).toBeNull();
  expect(match.hash()).toBe(sitting.table.matchHash());
});
