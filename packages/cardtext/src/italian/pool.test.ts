import { allFacts, CARDS } from '@spellspeed/cards';
import { describe, expect, test } from 'vitest';
import { describeKind, printCard } from '../index.ts';

const TEXTS = [...CARDS]
  .map((card) => ({ card, text: printCard(card, 'it') }))
  .filter(({ text }) => text !== '');
const count = (text: string, mark: string): number => text.split(mark).length - 1;
/** Names may hold anything: `Signore di D.`, `Maxx "C"`. */
const withoutNames = (text: string): string =>
  text.replaceAll('"Maxx "C""', '"X"').replace(/"[^"]*"/g, '"X"');
const words = (text: string): readonly string[] => withoutNames(text).match(/\p{L}+/gu) ?? [];

/** English words that Italian cards print, and words that are Italian, too: "non", "all'inizio", "Zone Pendulum". */
const SHARED =
  `Deck Wyrm Extra Main Phase Draw Standby Battle End Damage Step Tuner Xyz Link Synchro Pendulum Toon Zombie Spirit
  ATK DEF LP X x a in no non Non per all All Zone Pyro Kaiju Match co`.split(/\s+/);
const ENGLISH = new Set(
  [...CARDS]
    .flatMap((card) => words(`${printCard(card, 'en')} ${describeKind(card, 'en')}`))
    .filter((word) => !SHARED.includes(word)),
);

describe.each(TEXTS)('$card.name', ({ card, text }) => {
  test('prints without gaps', () => {
    expect(text).not.toMatch(
      /undefined|\bNaN\b|\[object|[~{}|]| {2}|^\s|\s$| [,.;:]|[,;:]\.|\.\.|,,|\b(?:di|a|da|in|su) (?:il|lo|la|l'|i|gli|le) /,
    );
  });
  test('has balanced punctuation', () => {
    expect(count(text, '(')).toBe(count(text, ')'));
    expect(count(text, '"') % 2).toBe(0);
  });
  test('has no word of English outside names', () => {
    const named = text.replaceAll(/Maxx "C"/g, 'X');
    expect(words(named).filter((word) => ENGLISH.has(word))).toEqual([]);
    expect(words(describeKind(card, 'it')).filter((word) => ENGLISH.has(word))).toEqual([]);
  });
  test('begins and ends its sentences', () => {
    const hasMaterials = card.kind === 'monster' && card.summoning?.materials !== undefined;
    for (const line of withoutNames(text).split('\n')) {
      if (hasMaterials && (line.includes(' + ') || /^[0-9]/.test(line))) continue;
      expect(line).toMatch(/[.;)]$/);
      for (const sentence of line.split(/(?<=\.) /)) expect(sentence).toMatch(/^(?:● )?[(]?[A-ZÈ"]/);
    }
  });
});

test('a card that has an Italian name is never called by another', () => {
  const italian = new Map(
    allFacts().flatMap(({ names }) =>
      names.it && names.it !== names.en ? [[names.en, names.it] as const] : [],
    ),
  );
  for (const { text } of TEXTS)
    for (const [, name = ''] of text.matchAll(/"([^"]*)"/g)) expect(italian.has(name), name).toBe(false);
});
