import { CARDS, READY_MADE_DECKS } from '@spellspeed/cards';
import { expect, test } from 'vitest';
import { tableOf } from '../duel.ts';
import { createDuel, createPool } from '../index.ts';
import { forkTable, write, writeCard } from '../state/door.ts';
import type { Lingering } from '../state/state.ts';
import type { Table } from '../state/table.ts';
import type { CardId } from '../vocabulary/ids.ts';
import { areTwins } from './twins.ts';

const deck = READY_MADE_DECKS.salamangreat;
const table = tableOf(createDuel({ pool: createPool(CARDS), seed: 1, players: [deck, deck] }));
const copiesOf = (passcode: number): CardId[] =>
  table.state.cards.flatMap(({ passcode: each, owner }, id) =>
    each === passcode && owner === 0 ? [id as CardId] : [],
  );
const twice = deck.extra.find((passcode, place) => deck.extra.indexOf(passcode) < place) ?? 0;
const [first, second] = copiesOf(twice) as [CardId, CardId];
const other = copiesOf(deck.extra.find((passcode) => passcode !== twice) ?? 0)[0] as CardId;

/** What has been started and speaks of one card alone. */
const speaksOf = (place: 'fixed' | 'bound' | 'event', card: CardId): Lingering => {
  const bounds = [{ card, stay: table.state.cards[card]?.stay }];
  const scene = { bound: place === 'bound' ? { it: bounds } : {}, event: place === 'event' ? bounds : [] };
  return { fixed: place === 'fixed' ? bounds : null, scene } as unknown as Lingering;
};
const beside = (change: (table: Table) => void): Table => {
  const fork = forkTable(table);
  change(fork);
  return fork;
};

test('two copies in the Extra Deck are twins, two cards are not', () => {
  expect(areTwins(table, first, second)).toBe(true);
  expect(areTwins(table, first, other)).toBe(false);
});
test.each([
  'fixed',
  'bound',
  'event',
] as const)('not where something that goes on speaks of one (%s)', (place) => {
  for (const card of [first, second]) {
    const spoken = beside((fork) => write(fork, 'lingering', [speaksOf(place, card)]));
    expect(areTwins(spoken, first, second)).toBe(false);
  }
  const ofAnother = beside((fork) => write(fork, 'lingering', [speaksOf(place, other)]));
  expect(areTwins(ofAnother, first, second)).toBe(true);
});
test('not once one of them has been used, turned or counted', () => {
  const changes = [{ uses: {} }, { face: 'up' }, { counters: {} }, { since: 7 }] as const;
  for (const change of changes) {
    const written = beside((fork) => Object.assign(writeCard(fork, second), change));
    expect(areTwins(written, first, second)).toBe(false);
  }
});
