import { CARDS, READY_MADE_DECKS } from '@spellspeed/cards';
import { describe, expect, test } from 'vitest';
import { createDuel, type Duel, restoreDuel } from './duel.ts';
import { firstPlayerRule } from './match.ts';
import { stateIn } from './snapshot.ts';
import { createPool } from './state/pool.ts';
import { type FirstPlayerRule, HAND_SIGNS, type HandSign } from './vocabulary/first-player.ts';
import type { Player } from './vocabulary/players.ts';

const POOL = createPool(CARDS);
const players = [READY_MADE_DECKS['yugi-starter'], READY_MADE_DECKS['kaiba-starter']] as const;
const begin = (first?: FirstPlayerRule): Duel =>
  createDuel({ pool: POOL, seed: 1, players, ...(first === undefined ? {} : { first }) });

const show = (duel: Duel, ...signs: readonly HandSign[]): void => {
  for (const sign of signs) expect(duel.answer(HAND_SIGNS.indexOf(sign))).toBeUndefined();
};
const asked = ({ decision }: Duel): string => `${decision?.player} ${decision?.why.for}`;
const firstOf = (duel: Duel): Player => stateIn(duel.snapshot()).turnPlayer;

describe('who goes first', () => {
  test('is the first of the players, unless it is to be decided', () => {
    const duel = begin();
    expect(duel.turn).toBe(1);
    expect(firstOf(duel)).toBe(0);
  });
  // (duel.first-player.rock-paper-scissors, duel.first-player.winner-chooses-first-or-second)
  test.each([
    ['rock', 'scissors', 0],
    ['scissors', 'rock', 1],
    ['paper', 'rock', 0],
    ['paper', 'scissors', 1],
    ['scissors', 'paper', 0],
    ['rock', 'paper', 1],
  ] as const)('%s against %s: player %i chooses', (one, other, winner) => {
    const duel = begin('rock-paper-scissors');
    show(duel, one, other);
    expect(asked(duel)).toBe(`${winner} first-player`);
    const second = duel.fork();
    duel.answer(0);
    second.answer(1);
    expect([firstOf(duel), firstOf(second)]).toEqual([winner, 1 - winner]);
    expect([duel.turn, second.turn]).toEqual([1, 1]);
  });
  // (duel.first-player.rock-paper-scissors-again-after-a-tie)
  test('with the same sign it goes on', () => {
    const duel = begin('rock-paper-scissors');
    show(duel, 'paper', 'paper', 'rock', 'rock');
    expect(asked(duel)).toBe('0 rock-paper-scissors');
    expect(duel.events(1)).toContainEqual({
      what: 'rock-paper-scissors',
      signs: ['rock', 'rock'],
      winner: null,
    });
  });
  test('the second does not see what the first shows', () => {
    const views = HAND_SIGNS.map((sign) => {
      const duel = begin('rock-paper-scissors');
      show(duel, sign);
      return { view: duel.view(1), events: duel.events(1), decision: duel.decision };
    });
    expect(views[1]).toEqual(views[0]);
    expect(views[2]).toEqual(views[0]);
  });
  // (duel.first-player.decided-after-shuffle-and-cut, duel.preparation.no-shuffle-after-cut, duel.preparation.no-reorder-after-cut)
  test('is decided when the Decks are shuffled, and leaves them as they are', () => {
    const duel = begin('rock-paper-scissors');
    const decks = stateIn(duel.snapshot()).lists.map(({ deck }) => deck);
    expect(duel.events(0).map(({ what }) => what)).toEqual(['shuffled', 'shuffled']);
    show(duel, 'rock', 'scissors');
    duel.answer(1);
    const { lists } = stateIn(duel.snapshot());
    for (const player of [0, 1] as const) {
      const { deck = [] } = { deck: decks[player] };
      const drawn = lists[player].hand.length;
      expect(lists[player].deck).toEqual(deck.slice(0, deck.length - drawn));
      expect(lists[player].hand).toEqual(deck.slice(deck.length - drawn).reverse());
    }
  });
  test('is kept in a saved duel, and replayed', () => {
    const duel = begin('rock-paper-scissors');
    show(duel, 'rock');
    const restored = restoreDuel(POOL, JSON.parse(JSON.stringify(duel.snapshot())));
    for (const each of [duel, restored]) show(each, 'paper');
    expect(restored.hash()).toBe(duel.hash());
    expect(asked(restored)).toBe('1 first-player');
  });
});

describe('in a Match', () => {
  const results = (...winners: readonly (Player | null)[]) => winners.map((winner) => ({ winner }));
  // (duel.first-player.first-duel-of-a-match, duel.first-player.rock-paper-scissors-after-a-draw)
  test('rock-paper-scissors decides in the first Duel and after a draw', () => {
    expect(firstPlayerRule([])).toBe('rock-paper-scissors');
    expect(firstPlayerRule(results(0, null))).toBe('rock-paper-scissors');
  });
  // (duel.first-player.loser-of-previous-duel-chooses)
  test('the loser of the last Duel chooses', () => {
    expect(firstPlayerRule(results(0))).toEqual({ chooses: 1 });
    expect(firstPlayerRule(results(0, 1))).toEqual({ chooses: 0 });
    const duel = begin(firstPlayerRule(results(0)));
    expect(asked(duel)).toBe('1 first-player');
    duel.answer(0);
    expect(firstOf(duel)).toBe(1);
  });
  // (movement.banish.returns-to-the-deck-for-the-next-duel)
  test('banished cards are in their Deck again in the next Duel', () => {
    const POT_OF_EXTRAVAGANCE = 49238328;
    const LINKURIBOH = 41999284;
    const lists = {
      main: Array.from({ length: 40 }, () => POT_OF_EXTRAVAGANCE),
      extra: Array.from({ length: 3 }, () => LINKURIBOH),
    };
    const again = (): Duel => createDuel({ pool: POOL, seed: 1, players: [lists, players[1]] });
    const first = again();
    for (let answers = 0; answers < 20 && first.view(0).you.banished.length === 0; answers++) {
      const activate =
        first.decision?.choices.findIndex((choice) => 'do' in choice && choice.do === 'activate') ?? -1;
      first.answer(Math.max(activate, 0));
    }
    expect(first.view(0).you.banished).toHaveLength(3);
    const { banished, extraDeck } = again().view(0).you;
    expect([banished.length, extraDeck.length]).toEqual([0, 3]);
  });
});
