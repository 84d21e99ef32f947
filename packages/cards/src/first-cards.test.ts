import { createPool } from '@spellspeed/engine';
import { describe, expect, test } from 'vitest';
import { READY_MADE_FACTS } from '../prepared/ready-made.js';
import { FIRST_DECKS } from './decks/first-decks.ts';
import { READY_MADE_DECKS } from './decks.ts';
import { factsOf } from './facts/facts.ts';
import { factsIn } from './facts/facts-line.ts';
import { FIRST_CARDS } from './first-cards.ts';
import { CARDS } from './pool.ts';

const isFirst = new Set(
  FIRST_DECKS.flatMap((name) => {
    const { main, extra, side } = READY_MADE_DECKS[name];
    return [...main, ...extra, ...side];
  }),
);
const played = new Set(
  Object.values(READY_MADE_DECKS).flatMap(({ main, extra, side }) => [...main, ...extra, ...side]),
);
/** Does a player declare the name of any card? */
const asksForAName = (part: unknown): boolean =>
  typeof part === 'object' &&
  part !== null &&
  (('declare' in part && part.declare === 'card-name') || Object.values(part).some(asksForAName));

describe('what comes with a page', () => {
  test('are the facts of every card in a ready-made deck, as they are among all', () => {
    const facts = new Map(
      READY_MADE_FACTS.trimEnd()
        .split('\n')
        .map((line) => [Number.parseInt(line, 10), factsIn(line)]),
    );
    expect([...played].filter((passcode) => !facts.has(passcode))).toEqual([]);
    for (const [passcode, each] of facts) expect(factsOf(passcode)).toEqual(each);
  });

  test('are the definitions of every card in the decks with which it begins, but those for which a player declares any card', () => {
    const expected = [...CARDS].filter((card) => isFirst.has(card.passcode) && !asksForAName(card.effects));
    expect([...FIRST_CARDS]).toEqual(expected);
  });

  test('is played by as in the whole pool: each definition has the same digest', () => {
    const [few, all] = [createPool(FIRST_CARDS), createPool(CARDS)];
    for (const { passcode } of FIRST_CARDS) expect(few.hashOf(passcode)).toBe(all.hashOf(passcode));
  });
});
