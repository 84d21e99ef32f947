import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { allFacts, CARDS, isDefinedByHand } from '@spellspeed/cards';
import { expect, test } from 'vitest';
import { findCheckout } from './checkout.ts';
import { mistakesIn } from './compile.ts';
import { examine } from './examine.ts';
import { freshDefinition } from './fresh-definition.ts';
import { withoutDefinition } from './without-definition.ts';

const MAGIC_CYLINDER = 62279055;
/** It appears in its own document only. */
const ALONE = 'Accumulated Fortune';
const DEFINITION = 'packages/cards/src/definitions/traps/magic-cylinder.ts';
const RULINGS = 'packages/rulings/rulings/cards/magic-cylinder.yaml';
const ITALIAN = 'packages/cardtext/src/printed.it.golden.txt';
const TEXTS = ['', '.zh', '.it', '.ja'].map((each) => `packages/cardtext/src/printed${each}.golden.txt`);
/** A copy of what belongs to Magic Cylinder. */
const checkout = (): string => {
  const root = mkdtempSync(join(tmpdir(), 'spellspeed-'));
  for (const file of [DEFINITION, RULINGS, ...TEXTS]) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    cpSync(join(findCheckout(), file), join(root, file));
  }
  return root;
};
const change = (root: string, file: string, from: string, to: string): void => {
  const text = readFileSync(join(root, file), 'utf8');
  expect(text).toContain(from);
  writeFileSync(join(root, file), text.replace(from, to));
};
const look = (root: string, renew = false) =>
  examine({ typed: 'Magic Cylinder', root, renew }, () => undefined);
const wrongIn = (root: string) =>
  look(root).findings.flatMap(({ part, wrong }) => wrong.map((each) => ({ part, ...each })));

test('a card of the pool has its texts, its rulings, and nothing wrong', () => {
  const { findings, texts, rulings } = look(findCheckout());
  expect(findings.flatMap(({ wrong }) => wrong)).toEqual([]);
  expect(Object.keys(texts)).toEqual(['en', 'zh', 'it', 'ja']);
  expect(texts.en).toContain('negate the attack');
  expect(rulings).toBeGreaterThan(1);
});

test('all rulings in which a card appears run when they are wanted', () => {
  const task = { typed: 'Magic Cylinder', root: findCheckout(), renew: false, all: true };
  expect(examine(task, () => undefined).rulings).toBeGreaterThan(10);
});

test('a definition is examined as it is written now, not as it was built', async () => {
  const root = findCheckout();
  const card = await freshDefinition(root, DEFINITION);
  expect(examine({ typed: card.name, root, renew: false, card }, () => undefined).findings).toEqual(
    look(root).findings,
  );
  const changed = { ...card, effects: [] };
  const { findings } = examine({ typed: card.name, root, renew: false, card: changed }, () => undefined);
  expect(findings.flatMap(({ part, wrong }) => wrong.map(() => part))).toContain('rulings');
});

test('a file that defines no card is refused', async () => {
  await expect(freshDefinition(findCheckout(), 'packages/cards/src/plain.ts')).rejects.toThrow(
    'defines no card',
  );
});

test('what is still to be written is told with its line', () => {
  const root = checkout();
  change(root, DEFINITION, '  effects: [', '  effects: [\n    // To be written: sentence 2');
  expect(wrongIn(root)).toMatchObject([
    {
      part: 'definition',
      place: expect.stringMatching(`^${DEFINITION}:\\d+$`),
      says: 'still to be written: sentence 2',
    },
  ]);
});

test('a text that was not approved is told by its lines, and can be approved', () => {
  const root = checkout();
  const before = readFileSync(join(root, ITALIAN), 'utf8');
  const [, text = ''] = /^Magic Cylinder \(.*\n(.*)\n/m.exec(before) ?? [];
  change(root, ITALIAN, text, 'Pesca 1 carta.');
  expect(wrongIn(root)).toEqual([
    {
      part: 'text',
      place: ITALIAN,
      says: `the text has changed; to approve it: npx spellspeed card check "Magic Cylinder" --renew\n- Pesca 1 carta.\n+ ${text}`,
    },
  ]);
  look(root, true);
  expect(readFileSync(join(root, ITALIAN), 'utf8')).toBe(before);
});

test('rulings that cannot be read are told', () => {
  const root = checkout();
  change(root, RULINGS, 'title: Magic', 'unwritten: sentence 1\ntitle: Magic');
  expect(wrongIn(root)).toMatchObject([{ part: 'rulings', place: `${RULINGS}:1` }]);
});

test('without a document of its own the rulings of others count in which a card appears', () => {
  const root = checkout();
  rmSync(join(root, RULINGS));
  expect(wrongIn(root)).toEqual([]);
  const { findings, rulings } = look(root);
  expect(rulings).toBeGreaterThan(10);
  expect(findings.at(-1)?.notes).toEqual([expect.stringContaining('is not there')]);
  const cylinder = CARDS.get(MAGIC_CYLINDER);
  if (!cylinder) throw new Error('Magic Cylinder is not defined.');
  const task = { typed: 'Magic Cylinder', root, renew: false, card: { ...cylinder, effects: [] } };
  const broken = examine(task, () => undefined).findings.at(-1)?.wrong;
  expect(broken?.map(({ place }) => place)).toContainEqual(expect.not.stringContaining('magic-cylinder'));
});

test('a Normal Monster needs no rulings; a card that appears in none is told what to write', () => {
  const task = { typed: 'Dark Magician', root: findCheckout(), renew: false };
  expect(examine(task, () => undefined).findings.flatMap(({ wrong }) => wrong)).toEqual([]);
  const alone = { typed: ALONE, root: checkout(), renew: false };
  expect(examine(alone, () => undefined).findings.at(-1)).toMatchObject({
    part: 'rulings',
    wrong: [{ says: expect.stringContaining('appears in no ruling') }],
  });
});

test('a card without a definition is told how to begin', () => {
  const unwritten = allFacts().find(
    (facts) => !isDefinedByHand(facts.passcode) && withoutDefinition(facts) === null,
  );
  if (!unwritten) throw new Error('Every card of the facts is defined: give this test facts of another.');
  const typed = unwritten.names.en;
  const { findings } = examine({ typed, root: checkout(), renew: false }, () => undefined);
  expect(findings).toMatchObject([
    { part: 'definition', wrong: [{ says: expect.stringContaining(`card new "${typed}"`) }] },
  ]);
});

test('what the compiler says is told with file and line', () => {
  const output = "packages/cards/src/x.ts(3,5): error TS2304: Cannot find name 'y'.\n  It is not there.\n";
  expect(mistakesIn(output)).toEqual([{ place: 'packages/cards/src/x.ts:3', says: "Cannot find name 'y'." }]);
});
