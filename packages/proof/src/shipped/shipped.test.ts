import { existsSync, readFileSync } from 'node:fs';
import { allFacts, asPrinted, standingOf } from '@spellspeed/cards';
import { canonicalJson, digestOf } from '@spellspeed/engine';
import { behaviourOf, type LedgerLine, parseLedger, readCard } from '@spellspeed/reader';
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
