import { readFileSync } from 'node:fs';
import { definitionOf, PLAYABLE_CARDS, readPasscodes } from '@spellspeed/cards';
import { createPool } from '@spellspeed/engine';
import type { Action } from '@spellspeed/engine/language';
import { expect, test } from 'vitest';
import { isInSample, sized } from '../../../../tests/size.fixture.ts';
import { reportOnEffect, usableEffects } from './report.ts';
import { saidBy } from './said.ts';
import { makeUnused, parseUnused } from './unused.ts';

const pool = createPool(PLAYABLE_CARDS);
const LIST = parseUnused(readFileSync(new URL('../../data/unused-effects.tsv', import.meta.url), 'utf8'));
const listed = new Set(LIST.map(({ passcode, effect }) => `${passcode} ${effect}`));
const each = sized(80, 1);
const sample = readPasscodes().filter((passcode) => isInSample(String(passcode), each));

test(`effects of cards that were read do what their verbs say, and nothing else (${sample.length} cards)`, () => {
  const reports = sample.flatMap((passcode) => {
    const card = definitionOf(passcode);
    if (!card) throw new Error(`${passcode} cannot be played with`);
    return usableEffects(card)
      .filter((effect) => !listed.has(`${passcode} ${effect}`))
      .map((effect) => reportOnEffect(pool, card, effect));
  });
  const wrong = reports.filter(({ outcome }) => outcome === 'silent' || outcome === 'odd');
  expect(
    wrong.map(({ name, effect, outcome, what }) => `${name}, effect ${effect}: ${outcome} ${what}`),
  ).toEqual([]);
  // A change of the engine leads the plays elsewhere: some may not come to their effect any more.
  const used = reports.filter(({ outcome }) => outcome === 'used');
  expect(used.length).toBeGreaterThan(reports.length * 0.9);
});
test('the list names effects of cards that were read, each once', () => {
  const read = new Set(readPasscodes());
  expect(LIST.filter(({ passcode }) => !read.has(passcode))).toEqual([]);
  expect(listed.size).toBe(LIST.length);
  expect(parseUnused(makeUnused(LIST))).toEqual(LIST);
});
test('what an effect says it does: surely, or perhaps', () => {
  const draw = { do: 'draw', by: 'you', count: 1 } as const;
  const win = { do: 'win' } as const;
  expect(
    saidBy({ do: 'sequence', joint: 'then', parts: [draw, { do: 'may', by: 'you', action: win }] }),
  ).toEqual({
    surely: ['draw'],
    perhaps: ['draw', 'win'],
  });
});
test('an effect that does something else than its definition says is noticed', () => {
  const pot = [...PLAYABLE_CARDS].find(({ name }) => name === 'Pot of Greed');
  const [effect] = pot?.effects ?? [];
  if (!pot || effect?.effect !== 'card-activation') throw new Error('Pot of Greed is not defined');
  expect(reportOnEffect(pool, pot, 0).outcome).toBe('used');
  const [mode] = effect.modes;
  // It resolves as the pool has it; what is said of it is something else.
  const saying = (resolve: Action) => ({
    ...pot,
    effects: [{ ...effect, modes: [{ ...mode, targets: [], resolve }] }],
  });
  expect(reportOnEffect(pool, saying({ do: 'toss-coins', count: 1, as: 'x' }), 0)).toMatchObject({
    ...{ outcome: 'silent', what: 'toss-coins' },
  });
  expect(reportOnEffect(pool, saying({ do: 'go-to-end-phase' }), 0)).toMatchObject({
    outcome: 'odd',
    what: 'drawn',
  });
});
