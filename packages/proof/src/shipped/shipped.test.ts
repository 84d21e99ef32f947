import { existsSync, readFileSync } from 'node:fs';
import { allFacts, asPrinted, standingOf } from '@spellspeed/cards';
import { canonicalJson, digestOf } from '@spellspeed/engine';
import {
  type Behaviour,
  behaviourOf,
  corrected,
  type LedgerLine,
  parseCorrections,
  parseJudged,
  parseLedger,
  readCard,
} from '@spellspeed/reader';
import { describe, expect, test } from 'vitest';
import { mistakesInShipped } from './shipped.ts';

const REPOSITORY = new URL('../../../../', import.meta.url);
const fileAt = (path: string): string => {
  const file = new URL(path, REPOSITORY);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
};

test('what ships is what the ledger says, fits the shape of definitions, and reads back from its own print', () => {
  const ledger = fileAt('packages/reader/ledger.tsv');
  expect(
    mistakesInShipped(
      fileAt('packages/cards/data/read-cards.jsonl'),
      ledger === '' ? new Map() : parseLedger(ledger),
    ),
  ).toEqual([]);
});

test('where the English text says something else, what ships is what counts', () => {
  const shipped = new Map(
    fileAt('packages/cards/data/read-cards.jsonl')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as Behaviour & { readonly passcode: number })
      .map((card) => [card.passcode, card]),
  );
  const corrections = parseCorrections(fileAt('packages/reader/data/ocg-corrections.jsonl'));
  expect(corrections.length).toBeGreaterThan(0);
  for (const correction of corrections) {
    const card = shipped.get(correction.passcode);
    // A card that is defined by hand by now needs none.
    if (card) expect(corrected(card, correction)).toEqual(card);
  }
});
test('each difference from an OCG text that has a reason is in the ledger', () => {
  const ledger = parseLedger(fileAt('packages/reader/ledger.tsv'));
  const judged = parseJudged(fileAt('packages/reader/data/ocg-judged.tsv')).filter(
    ({ card }) => card !== '*',
  );
  const agreeing = judged.filter(({ card }) => !ledger.get(Number(card))?.ocg.startsWith('differs'));
  expect(
    agreeing.map(
      ({ card }) => `${card} differs no longer, or does not ship: reader ocg FILE --write drops its reason`,
    ),
  ).toEqual([]);
});

describe('it is noticed', () => {
  const facts = allFacts().find(
    ({ passcode, ...each }) =>
      each.kind === 'spell' && each.property === 'Normal' && standingOf(passcode) === 'none',
  );
  if (!facts) throw new Error('every Normal Spell can be played with');
  const { passcode } = facts;
  const { card = asPrinted(facts) } = readCard({
    ...{ passcode, name: facts.names.en, kind: 'Spell', line: 'Normal', text: 'Draw 2 cards.' },
  });
  const behaviour = behaviourOf(card);
  const good: LedgerLine = {
    ...{ passcode, text: 't', grade: 'proved', best: 'proved', why: '', ocg: '' },
    definition: digestOf(canonicalJson(behaviour)),
  };
  const line = (value: object) => JSON.stringify({ passcode, ...value });
  const mistakes = (text: string, ledger: Partial<LedgerLine> | null = {}) =>
    mistakesInShipped(text, new Map(ledger === null ? [] : [[passcode, { ...good, ...ledger }]])).join('\n');

  test('not, where all is well', () => {
    expect(behaviour.effects).toHaveLength(1);
    expect(mistakes(line(behaviour))).toBe('');
  });
  test('where the ledger says something else, or nothing', () => {
    expect(mistakes(line(behaviour), { definition: 'other' })).toContain('another definition');
    expect(mistakes(line(behaviour), null)).toContain('not proved in the ledger');
    expect(mistakes(line(behaviour), { grade: 'not-read' })).toContain('nobody says why');
    expect(mistakes('')).toContain('does not ship');
  });
  test('where a line is no definition', () => {
    expect(mistakes('{"passcode":')).toContain('line 1 is no card that was read');
    expect(mistakes(line({ effects: [{ effect: 'sing' }] }))).toContain('is no definition');
    expect(mistakes(JSON.stringify({ passcode: 1, ...behaviour }))).toContain('1 is no card of the facts');
  });
  test('where a definition says what its print does not', () => {
    const [effect] = behaviour.effects;
    const silent = { effects: [{ ...effect, number: 5 }] };
    const more = { effects: [effect, effect] };
    const readsBack = (value: object) => !mistakes(line(value)).includes('does not read back');
    expect([readsBack(silent), readsBack(more)]).toContain(false);
  });
});
