import { randomBot } from '@spellspeed/bots';
import type { Player } from '@spellspeed/engine';
import type { MatchDeck } from '@spellspeed/match';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sized } from '../../../../tests/size.fixture.ts';
import { KAIBA, openingOf, POOL, Sitting } from './tables.fixture.ts';

const TABLES = sized(12, 150);
const STEPS = 120;
const ANN: Player = 0;
const BEA: Player = 1;
/** What stops attacks, negates and answers, where the other deck has Normal Monsters only. */
const ANSWERS = ['Kuriboh', 'Mirror Force', 'Trap Hole', 'Waboku', 'Mystical Space Typhoon'];
const passcodeOf = (name: string): number => {
  const found = POOL.passcodes.find((passcode) => POOL.nameAt(passcode) === name);
  if (found === undefined) throw new Error(`${name} is not defined`);
  return found;
};
const full = (cards: readonly string[]): MatchDeck => {
  const codes = cards.map(passcodeOf);
  return {
    ...KAIBA,
    main: KAIBA.main.map((_, index) => codes[index % codes.length] ?? 0),
    extra: [],
    side: [],
  };
};
const HARMLESS = full(['Mystical Elf', 'Summoned Skull']);
const ARMED = full(ANSWERS);

/** All that Ann's connection gets while Bea answers at once and never shows a card; ends when Bea would have to. */
const receivedBy = (seed: number, deckOfBea: MatchDeck, answersEveryWindow = true): string[] => {
  const sitting = new Sitting(openingOf({ seed }), deckOfBea, seed);
  const bot = randomBot(seed);
  const received: string[] = [];
  for (let steps = 0; steps < STEPS && sitting.table.stage === 'playing'; steps++) {
    const { table, now } = sitting;
    received.push(JSON.stringify([now, table.events(ANN), sitting.course(ANN)]));
    const { player, question } = sitting.open;
    if (question?.about !== 'duel') break;
    const { choices } = question.decision;
    const silent = choices.findIndex((choice) =>
      SILENT.has(`${choice.do} ${'phase' in choice ? choice.phase : ''}`.trim()),
    );
    if (player === BEA && question.decision.kind !== 'option' && silent < 0) break;
    const duel = sitting.course(player).view?.duel;
    const chosen = player === ANN && duel ? bot.choose(() => duel, question.decision) : [Math.max(0, silent)];
    // A client that passes by itself where nothing else can be done, at once.
    const delay = answersEveryWindow || choices.length > 1 || player === ANN ? 100 : 0;
    sitting.do(player, { do: 'answer', choices: [...chosen] }, question.number, delay);
  }
  return received;
};
const SILENT = new Set(['pass', 'enter-phase end', 'option']);

test(`what Ann receives, times included, does not depend on what Bea hides (${TABLES} tables)`, () => {
  let told = 0;
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const [one, other] = [receivedBy(seed, HARMLESS), receivedBy(seed, ARMED)];
      const both = Math.min(one.length, other.length);
      told += both;
      expect(one.slice(0, both)).toEqual(other.slice(0, both));
    }),
    { numRuns: TABLES },
  );
  expect(told).toBeGreaterThan(TABLES * 20);
});
test('it does where a client passes at once when nothing else can be done: the times tell', () => {
  const isTold = [1, 2, 3, 4, 5, 6].some((seed) => {
    const [one, other] = [receivedBy(seed, HARMLESS, false), receivedBy(seed, ARMED, false)];
    const both = Math.min(one.length, other.length);
    return JSON.stringify(one.slice(0, both)) !== JSON.stringify(other.slice(0, both));
  });
  expect(isTold).toBe(true);
});
