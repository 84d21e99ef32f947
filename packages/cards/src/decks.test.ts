import { describe, expect, test } from 'vitest';
import { READY_MADE_DECKS, readyMadeDeck } from './decks.ts';
import { factsOf } from './facts/facts.ts';

const decks = Object.entries(READY_MADE_DECKS);
const inExtraDeck = ['fusion', 'synchro', 'xyz', 'link'];

describe('ready-made decks', () => {
  test('are ten, each under its own name', () => {
    expect(decks.map(([name]) => name)).toEqual([
      ...['blackwing', 'blue-eyes', 'elemental-hero', 'exodia-library', 'gagaga-utopia'],
      ...['gemini-union-spirit-toon-flip', 'kaiba-starter', 'odd-eyes-performapal', 'salamangreat'],
      'yugi-starter',
    ]);
    for (const [name, deck] of decks) expect(readyMadeDeck(name)).toBe(deck);
    expect(readyMadeDeck('toString')).toBeUndefined();
  });

  test.each(decks)('%s is legal', (_, { main, extra, side }) => {
    expect(main.length >= 40 && main.length <= 60).toBe(true);
    expect(extra.length <= 15 && side.length <= 15).toBe(true);
    const copies = new Map<string, number>();
    for (const passcode of [...main, ...extra, ...side]) {
      const card = factsOf(passcode);
      const name = card?.treatedAs ?? card?.names.en ?? `unknown card ${passcode}`;
      copies.set(name, (copies.get(name) ?? 0) + 1);
    }
    expect([...copies].filter(([name, count]) => count > 3 || name.startsWith('unknown'))).toEqual([]);
  });

  test.each(decks)('%s keeps the main and the Extra Deck apart', (_, { main, extra }) => {
    const isExtra = (passcode: number) => {
      const card = factsOf(passcode);
      return card?.kind === 'monster' && inExtraDeck.includes(card.frame);
    };
    expect(main.filter(isExtra)).toEqual([]);
    expect(extra.every(isExtra)).toBe(true);
  });
});
