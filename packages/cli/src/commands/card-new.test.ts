import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { allFacts, CARDS, definitionFileOf, factsOf } from '@spellspeed/cards';
import { parseScenarios } from '@spellspeed/rulings';
import { describe, expect, test } from 'vitest';
import { PACKAGES } from '../evidence/sources.ts';
import { BUILDER, CARD_RULINGS, DEFINITIONS, FACTS_FILE, findCheckout } from '../workshop/checkout.ts';
import { beginCard } from './card-new.ts';

const OPTIONS = { sentences: 2, factsOnly: false, json: false } as const;
/** A checkout that has facts and no card. */
const emptyCheckout = (): string => {
  const root = mkdtempSync(join(tmpdir(), 'spellspeed-'));
  for (const folder of [`${DEFINITIONS}/traps`, `${DEFINITIONS}/monsters`, CARD_RULINGS, dirname(BUILDER)])
    mkdirSync(join(root, folder), { recursive: true });
  for (const path of [FACTS_FILE, BUILDER])
    cpSync(join(PACKAGES, '..', path), join(root, path), { recursive: true });
  return root;
};
const read = (root: string, file: string): string => readFileSync(join(root, file), 'utf8');
const LINES = [
  {
    passcode: 1,
    names: { en: 'Trap of a Test', ja: 'テスト' },
    cardType: 'Trap',
    typeLine: 'Counter',
    series: ['Odd'],
  },
  {
    ...{ passcode: 3, names: { en: 'Rock of a Test' }, cardType: 'Monster', typeLine: 'Rock / Normal' },
    ...{ attribute: 'EARTH', level: 4, atk: 1000, def: '?' },
  },
  {
    ...{
      passcode: 5,
      names: { en: 'Arrow of a Test' },
      cardType: 'Monster',
      typeLine: 'Rock / Link / Effect',
    },
    ...{ attribute: 'EARTH', linkArrows: ['⬇', '↖'], atk: 1000 },
  },
];
const factsFile = (lines: readonly unknown[] = LINES): string => {
  const file = join(mkdtempSync(join(tmpdir(), 'spellspeed-')), 'facts.jsonl');
  writeFileSync(file, lines.map((line) => JSON.stringify(line)).join('\n'));
  return file;
};

describe('a new card', () => {
  test('has its facts, a definition and rulings to be written', () => {
    const root = emptyCheckout();
    const begun = beginCard('trap of a test', { ...OPTIONS, facts: factsFile() }, root);
    const definition = `${DEFINITIONS}/traps/trap-of-a-test.ts`;
    const rulings = `${CARD_RULINGS}/trap-of-a-test.yaml`;
    expect(begun.written).toEqual([FACTS_FILE, definition, rulings]);
    expect(read(root, FACTS_FILE)).toContain('  {"passcode":1,"kind":"trap","names":{"en":"Trap of a Test"');
    expect(read(root, definition)).toContain('export const trapOfATest = trapCard(1, {');
    expect(read(root, definition)).toMatch(/To be written: sentence 1\n.*To be written: sentence 2\n/);
    expect(begun.toTranslate.join('\n')).toContain('The card "Trap of a Test" has no name in zh, it');
    expect(begun.toTranslate.join('\n')).toContain('"Odd": it has no name in zh, it, ja');
  });
  test('has rulings that fail until they are written', () => {
    const root = emptyCheckout();
    const known = [...CARDS].find(({ kind }) => kind === 'trap');
    if (!known) throw new Error('the pool has Traps');
    const { written } = beginCard(known.name, OPTIONS, root);
    // Its facts are in the list of all printed cards and stand nowhere else.
    expect(written).not.toContain(FACTS_FILE);
    const { scenarios, mistakes } = parseScenarios(read(root, written.at(-1) ?? ''), 'new.yaml');
    expect(scenarios).toEqual([]);
    expect(mistakes.map(({ found }) => found)).toEqual(Array(2).fill('a ruling that is still to be written'));
  });
  test('of a text that is given has as many effects as sentences, and not a word of the text', () => {
    const root = emptyCheckout();
    const text = join(root, 'text.txt');
    writeFileSync(text, 'When a card is activated: Negate it. You can only use this effect once per turn.');
    const { written } = beginCard('1', { ...OPTIONS, facts: factsFile(), text }, root);
    const definition = read(root, written[1] ?? '');
    expect(definition.match(/To be written/g)).toHaveLength(2);
    expect(definition).not.toContain('Negate');
    expect(read(root, written[2] ?? '')).not.toContain('Negate');
  });
  test('stands in the facts by its passcode, with what is printed on it', () => {
    const root = emptyCheckout();
    beginCard('Arrow of a Test', { ...OPTIONS, facts: factsFile(), factsOnly: true }, root);
    beginCard('Rock of a Test', { ...OPTIONS, facts: factsFile() }, root);
    const lines = read(root, FACTS_FILE)
      .split('\n')
      .filter((line) => line.startsWith('  {'));
    const [rock, arrow] = lines.map((line) => JSON.parse(line.replace(/,$/, '')));
    expect(rock).toMatchObject({ passcode: 3, frame: 'normal', race: 'Rock', level: 4, def: '?' });
    expect(arrow).toMatchObject({ passcode: 5, frame: 'link', linkArrows: ['top-left', 'bottom'] });
    expect(arrow).not.toHaveProperty('level');
  });
});

describe('a card is refused', () => {
  const begin = (typed: string, facts?: string) => () =>
    beginCard(typed, facts === undefined ? OPTIONS : { ...OPTIONS, facts }, emptyCheckout());
  test('that nobody knows, with the nearest names', () => {
    expect(begin('Magic Cilinder')).toThrow(/no facts.*"Magic Cilinder".\nDid you mean "Magic Cylinder"/);
    expect(begin('Trap of a Tset', factsFile())).toThrow('Did you mean "Trap of a Test"');
  });
  test('that has a definition', () => {
    const root = findCheckout();
    expect(() => beginCard('Magic Cylinder', OPTIONS, root)).toThrow(
      'Magic Cylinder has a definition: packages/cards/src/definitions/traps/magic-cylinder.ts.',
    );
  });
  test('that needs none', () => {
    expect(begin('Summoned Skull')).toThrow('Summoned Skull is a Normal Monster: its facts say all');
    const token = allFacts().find((facts) => facts.kind === 'monster' && facts.frame === 'token');
    expect(begin(String(token?.passcode))).toThrow('is a Token');
  });
  test('whose facts cannot be read, with file, line and what was expected', () => {
    const broken = factsFile([{ ...LINES[0], typeLine: 'Quick' }]);
    expect(begin('1', broken)).toThrow(
      `${broken}:1: Trap of a Test: "typeLine" is "Quick", expected one of Normal, Continuous, Counter.`,
    );
    expect(begin('1', factsFile([{ name: 'x' }]))).toThrow(
      ':1: found {"name":"x"}…, expected the facts of a card',
    );
  });
  test('outside a checkout', () => {
    expect(() => findCheckout(mkdtempSync(join(tmpdir(), 'spellspeed-')))).toThrow(
      'Cards are written in a checkout of Spellspeed',
    );
  });
  test('after it was refused nothing is left', () => {
    const root = emptyCheckout();
    expect(() =>
      beginCard('1', { ...OPTIONS, facts: factsFile(), text: join(root, 'none.txt') }, root),
    ).toThrow('there is no such file');
    expect(read(root, FACTS_FILE)).not.toContain('"passcode":1,');
    expect(existsSync(join(root, DEFINITIONS, 'traps/trap-of-a-test.ts'))).toBe(false);
  });
});

test('every definition stands where a new one is put', () => {
  const facts = factsOf(62279055);
  expect(facts && definitionFileOf(facts)).toBe('traps/magic-cylinder.ts');
});
