import { describe, expect, test } from 'vitest';
import type { MatchDeck } from './deck.ts';
import { createMatch, MatchSetUpError, restoreMatch } from './match.ts';
import { begin, DECK, decideFirst, KURIBOH, keepDecks, OTHER, POOL, swapped } from './matches.fixture.ts';

describe('a Match', () => {
  test('begins with rock-paper-scissors and tells the sizes of the decks', () => {
    const match = begin();
    expect(match.questions).toMatchObject([
      { about: 'duel', player: 0, decision: { why: { for: 'rock-paper-scissors' } } },
    ]);
    const next = begin({ players: [null, OTHER] });
    next.register(0, DECK);
    expect(next.events(1)).toContainEqual({
      what: 'duel-set-up',
      duel: 1,
      kind: 'regular',
      sizes: [
        { extra: DECK.extra.length, side: 2 },
        { extra: OTHER.extra.length, side: 1 },
      ],
    });
    expect(next.view(1).theirs.sizes).toEqual({ extra: DECK.extra.length, side: 2 });
  });
  test('waits for both sheets, and takes one of each player', () => {
    const match = begin({ players: [null, null] });
    expect(match.questions.map(({ about }) => about)).toEqual(['registration', 'registration']);
    expect(match.answer(0, 0)?.rule).toBe('tournament.deck.registration-sheet');
    expect(match.register(0, { ...DECK, main: [1] })?.message).toContain('passcode 1');
    expect(match.register(0, DECK)).toBeUndefined();
    expect(match.register(0, OTHER)?.rule).toBe('tournament.deck.one-deck-per-tournament');
    expect(match.register(1, OTHER)).toBeUndefined();
    expect(match.stage).toBe('duel');
  });
  test('goes to whoever wins two Duels, and then asks nothing', () => {
    const match = begin();
    match.giveResult(0);
    keepDecks(match);
    match.giveResult(0);
    expect(match.result).toEqual({ winner: 0, reason: 'duels' });
    expect(match.questions).toEqual([]);
    for (const refusal of [
      match.answer(0, 0),
      match.giveResult(1),
      match.timeIsUp(),
      match.gameLoss(0),
      match.exchange(0, DECK),
    ])
      expect(refusal?.rule).toBe('tournament.match.over-when-decided');
  });
  test.each([
    ['A, draw, draw', [0, null, null], 0],
    ['A, B, draw', [0, 1, null], null],
    ['three draws', [null, null, null], null],
  ] as const)('after three Duels the one with more wins has won: %s', (_, results, winner) => {
    const match = begin();
    for (const result of results) {
      match.giveResult(result);
      keepDecks(match);
    }
    expect(match.result).toEqual({ winner, reason: 'duels' });
  });
  test('of a single Duel goes to its winner, without Side Decks', () => {
    const match = begin({ bestOf: 1 });
    match.surrender(0);
    expect(match.result).toEqual({ winner: 1, reason: 'duels' });
    const drawn = begin({ bestOf: 1, timeIsUp: true });
    drawn.giveResult(null);
    expect(drawn.view(0)).toMatchObject({ stage: 'duel', duelNumber: 2, kind: 'extra' });
  });
  test('lets the loser of the last Duel choose who goes first', () => {
    const match = begin();
    match.giveResult(0);
    keepDecks(match);
    expect(match.questions).toMatchObject([{ player: 1, decision: { why: { for: 'first-player' } } }]);
  });
});

describe('the Side Deck', () => {
  const after = () => {
    const match = begin();
    match.giveResult(0);
    return match;
  };
  test('is exchanged with between two Duels, at the same time and in secret', () => {
    const match = after();
    const before = match.view(1);
    expect(match.exchange(0, swapped(DECK))).toBeUndefined();
    expect(match.view(1)).toEqual({ ...before, theirs: { ...before.theirs, handedIn: true } });
    expect(match.events(1)).toEqual([{ what: 'deck-handed-in', player: 0 }]);
    expect(match.view(0).yours).toMatchObject({ deck: DECK, handedIn: swapped(DECK) });
    expect(match.exchange(0, DECK)?.rule).toBe('legality.choice.not-your-question');
    match.exchange(1, OTHER);
    expect(match.view(0).yours.deck).toEqual(swapped(DECK));
  });
  test('refuses other sizes, cards that are not registered, and cards in the wrong place', () => {
    const match = after();
    const saved = JSON.stringify(match);
    const [first = 0, ...rest] = DECK.main;
    const rules = [
      { ...DECK, main: rest },
      { ...DECK, main: [KURIBOH, ...rest] },
      { ...DECK, main: [KURIBOH, ...rest], side: [26202165, 26202165] },
    ].map((deck) => match.exchange(0, deck)?.rule);
    expect(rules).toEqual([
      'duel.side-deck.swap-keeps-sizes',
      'tournament.deck.only-registered-cards',
      'tournament.deck.only-registered-cards',
    ]);
    expect(JSON.stringify(match)).toBe(saved);
    expect(match.exchange(0, { ...DECK, main: [KURIBOH, ...rest], side: [first, 26202165] })).toBeUndefined();
  });
  test('stays closed before the first Duel and during a Duel', () => {
    const match = begin();
    expect(match.exchange(0, swapped(DECK))?.rule).toBe('tournament.deck.no-swap-before-the-first-duel');
    match.giveResult(1);
    keepDecks(match);
    expect(match.exchange(0, swapped(DECK))?.rule).toBe('duel.side-deck.swap-between-duels');
  });
  test('has its cards back after the Match', () => {
    const match = after();
    match.exchange(0, swapped(DECK));
    match.exchange(1, OTHER);
    match.giveResult(0);
    expect(match.view(0).yours.deck).toEqual(DECK);
    const next = match.next(7);
    expect(next.view(0).yours).toMatchObject({ registered: DECK, deck: DECK });
    expect(next.register(0, swapped(DECK))?.rule).toBe('tournament.deck.one-deck-per-tournament');
  });
});

describe('the time limit', () => {
  test('gives a Duel that has begun three turns after the present one', () => {
    const match = begin();
    decideFirst(match, 'rock', 'scissors');
    expect(match.timeIsUp()).toBeUndefined();
    expect(match.events(0)).toContainEqual({
      what: 'in-duel',
      duel: 1,
      event: { what: 'turns-limited', last: 4 },
    });
    expect(match.timeIsUp()?.rule).toBe('tournament.time-limit.called-once');
  });
  test('makes the next Duel an extra Duel, decided by rock-paper-scissors, of four turns', () => {
    const match = begin();
    match.giveResult(1);
    match.timeIsUp();
    keepDecks(match);
    expect(match.view(0)).toMatchObject({ kind: 'extra', duelNumber: 2 });
    expect(match.questions).toMatchObject([{ player: 0, decision: { why: { for: 'rock-paper-scissors' } } }]);
    expect(match.events(0)).toContainEqual({
      what: 'in-duel',
      duel: 2,
      event: { what: 'turns-limited', last: 4 },
    });
  });
  test('begins a Duel anew that is not yet begun', () => {
    const match = begin();
    match.giveResult(0);
    keepDecks(match);
    match.timeIsUp();
    expect(match.questions).toMatchObject([{ player: 0, decision: { why: { for: 'rock-paper-scissors' } } }]);
  });
  test.each([
    ['one-all leads to an extra Duel', [0], 1, null],
    ['a lead decides the Match', [], 1, 1],
    ['a lead decides also after a draw', [0, null], null, 0],
  ] as const)('%s', (_, before, last, winner) => {
    const match = begin();
    for (const result of before) {
      match.giveResult(result);
      keepDecks(match);
    }
    decideFirst(match, 'rock', 'scissors');
    match.timeIsUp();
    match.giveResult(last);
    keepDecks(match);
    expect(match.result?.winner ?? null).toBe(winner);
    if (winner === null) expect(match.view(0)).toMatchObject({ kind: 'extra', duelNumber: 3 });
  });
});

describe('a judge', () => {
  test('gives a game loss in a Duel and between two', () => {
    const match = begin();
    match.gameLoss(0);
    match.gameLoss(1);
    expect(match.view(0).results).toEqual([
      { kind: 'regular', winner: 1, reason: 'game-loss' },
      { kind: 'regular', winner: 0, reason: 'game-loss' },
    ]);
    match.matchLoss(0);
    expect(match.result).toEqual({ winner: 1, reason: 'match-loss' });
  });
  test('gives the Match to the player whose opponent does not come, before it has begun', () => {
    const match = begin({ players: [null, OTHER] });
    match.doesNotCome(0);
    expect(match.result).toEqual({ winner: 1, reason: 'no-show' });
    const begun = begin();
    decideFirst(begun, 'rock', 'paper');
    expect(begun.doesNotCome(0)?.rule).toBe('tournament.match.player-does-not-come');
  });
});

describe('what is no Match', () => {
  test('is refused', () => {
    expect(() => begin({ players: [{ ...DECK, side: [5] }, OTHER] })).toThrow(MatchSetUpError);
    expect(() => begin({ seed: 0.5 })).toThrow('whole number');
    expect(() => restoreMatch(POOL, {} as never)).toThrow('no saved Match');
    expect(createMatch({ pool: POOL, seed: 1, players: [DECK, OTHER], results: [0, 0] }).result).toEqual({
      winner: 0,
      reason: 'duels',
    });
  });
  test('answers of the wrong player and illegal ones change nothing', () => {
    const match = begin();
    const saved = JSON.stringify(match);
    expect(match.answer(1, 0)?.rule).toBe('legality.choice.not-your-question');
    expect(match.answer(0, 9)?.rule).toBe('legality.choice.not-offered');
    expect(JSON.stringify(match)).toBe(saved);
  });
});

describe('what is no saved Match', () => {
  const whole = JSON.parse(JSON.stringify(begin()));
  const damaged = (parts: object, duel = whole.duel): unknown => ({
    ...whole,
    duel,
    state: { ...whole.state, ...parts },
  });

  test.each([
    ['nothing', null, 'no saved Match'],
    ['another value', { spellspeed: 1, what: 'duel' }, 'no saved Match'],
    ['a state without its parts', { ...whole, state: {} }, '"format"'],
    ['an odd number of Duels', damaged({ bestOf: 2 }), '"bestOf"'],
    ['a seed that is none', damaged({ seed: '1' }), '"seed"'],
    ['three players', damaged({ registered: [null, null, null] }), '"registered"'],
    [
      'cards that are no numbers',
      damaged({ decks: [{ main: ['a'], extra: [], side: [] }, null] }),
      '"decks"',
    ],
    [
      'a winner that is nobody',
      damaged({ results: [{ kind: 'regular', winner: 2, reason: 'given' }] }),
      '"results"',
    ],
    ['a seed that leaves no room for the Duels', damaged({ seed: Number.MAX_SAFE_INTEGER }), '"seed"'],
    [
      'a card that nobody knows',
      damaged({ registered: [{ main: [1], extra: [], side: [] }, null] }),
      'no card with the passcode 1',
    ],
    [
      'a deck of more cards than a Duel takes',
      damaged({ registered: [{ ...DECK, main: Array.from({ length: 201 }, () => KURIBOH) }, null] }),
      'has 201 cards; expected at most 200',
    ],
    [
      'a deck that is not exchanged from the sheet',
      damaged({ decks: whole.state.decks.map((deck: MatchDeck) => ({ ...deck, main: deck.main.slice(1) })) }),
      'The Main Deck would have',
    ],
    [
      'a deck without a sheet',
      damaged({ registered: [null, whole.state.registered[1]] }),
      'Player 0 has not registered a deck',
    ],
    ['a Duel that is missing', damaged({}, null), 'stage "duel"'],
    ['something else in the place of a Duel', damaged({ stage: 'side-decking' }, ''), 'stage "side-decking"'],
    ['a result while it goes on', damaged({ result: { winner: 0, reason: 'duels' } }), 'stage "duel"'],
  ])('is refused, saying why: %s', (_, saved, expected) => {
    expect(() => restoreMatch(POOL, saved as never)).toThrow(expected);
  });
  test('is not a part of the Match that goes on with it', () => {
    const saved = JSON.parse(JSON.stringify(begin()));
    const match = restoreMatch(POOL, saved);
    const before = match.hash();
    saved.state.registered[0].main.pop();
    saved.state.results.push({ kind: 'regular', winner: 0, reason: 'given' });
    expect(match.hash()).toBe(before);
  });
});
