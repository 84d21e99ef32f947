import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Found, ledgerAfter, makeLedger, parseLedger, unexplainedFalls } from './ledger.ts';
import { GRADES } from './read-card.ts';

const [best, , worst] = GRADES;
const card = (grade: Found['grade'], text = 't'): Found => ({
  passcode: 7,
  text,
  grade,
  definition: grade === best ? 'd' : '',
});
const after = (...runs: readonly (readonly [Found, why?: string])[]) =>
  runs.reduce<ReturnType<typeof ledgerAfter>>(
    (ledger, [found, why]) => ledgerAfter(ledger, [found], why),
    new Map(),
  );

test('a card that falls is told until somebody says why', () => {
  expect(unexplainedFalls(after([card(worst)], [card(best)]))).toEqual([]);
  expect(unexplainedFalls(after([card(best)], [card(worst)])).map(({ passcode }) => passcode)).toEqual([7]);
  expect(unexplainedFalls(after([card(best)], [card(worst)], [card(worst)]))).toHaveLength(1);
  const explained = after([card(best)], [card(worst), 'a pronoun was read too loosely'], [card(worst)]);
  expect(unexplainedFalls(explained)).toEqual([]);
  expect(explained.get(7)?.why).toBe('a pronoun was read too loosely');
  expect(after([card(best)], [card(worst), 'x'], [card(best)]).get(7)?.why).toBe('');
});
test('a card that falls again needs another reason', () => {
  const ledger = after([card(best)], [card(worst), 'x'], [card(best)], [card(worst)]);
  expect(unexplainedFalls(ledger)).toHaveLength(1);
});
test('a text that has changed begins anew', () => {
  expect(unexplainedFalls(after([card(best)], [card(worst, 'other')]))).toEqual([]);
});
test('cards of which a run has no text stay as they were', () => {
  const before = after([card(best)]);
  const merged = ledgerAfter(before, [{ ...card(worst), passcode: 8 }]);
  expect([...merged.keys()]).toEqual([7, 8]);
  expect(merged.get(7)).toEqual(before.get(7));
});
test('what was compared stays for as long as the same definition ships', () => {
  const compared = after([{ ...card(best), ocg: 'equal' }]);
  expect(ledgerAfter(compared, [card(best)]).get(7)?.ocg).toBe('equal');
  expect(ledgerAfter(compared, [{ ...card(best), definition: 'e' }]).get(7)?.ocg).toBe('');
});
test('a ledger is written and read back', () => {
  const digest = fc.stringMatching(/^[a-z0-9]{1,8}$/);
  const found = fc.record({
    passcode: fc.nat(99999999),
    text: digest,
    grade: fc.constantFrom(...GRADES),
    definition: digest,
    ocg: fc.constantFrom('', 'equal', 'differs: may, target'),
  });
  fc.assert(
    fc.property(fc.uniqueArray(found, { selector: ({ passcode }) => passcode }), (cards) => {
      const ledger = ledgerAfter(new Map(), cards);
      expect(parseLedger(makeLedger(ledger))).toEqual(ledger);
    }),
  );
});
test('what is no ledger is refused with its line', () => {
  expect(() => parseLedger('x')).toThrow('line 1: found "x", expected "passcode\ttext');
  expect(() => parseLedger(`${makeLedger(new Map())}7\tt\tgood\tbad\t\t\n`)).toThrow(
    'line 2: found "7\tt\tgood',
  );
});
