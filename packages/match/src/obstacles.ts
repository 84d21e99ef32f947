/** What stands in the way of a deed: a clause and a sentence. */
import {
  type CardPool,
  opponentOf,
  type Passcode,
  PLAYERS,
  type Player,
  type Refusal,
} from '@spellspeed/engine';
import { duelNumber } from './course.ts';
import { cardsOf, DECK_PARTS, DECK_WORDS, type MatchDeck, MOST_CARDS, surplus } from './deck.ts';
import type { MatchState, MatchTable } from './state.ts';

export const refused = (rule: Refusal['rule'], message: string): Refusal => ({ rule, message });

/** (tournament.match.over-when-decided) */
export const obstacleWhenOver = ({ stage }: MatchState): Refusal | undefined =>
  stage === 'over' ? refused('tournament.match.over-when-decided', 'The Match is over.') : undefined;

/** Until both sheets are there, nothing else can be done. (tournament.deck.registration-sheet) */
export const obstacleBeforeRegistration = (state: MatchState): Refusal | undefined =>
  obstacleWhenOver(state) ??
  (state.stage === 'registration'
    ? refused('tournament.deck.registration-sheet', 'Both players have to register their decks first.')
    : undefined);

/** A deck is registered once, before the Match. (tournament.deck.one-deck-per-tournament) */
export const obstacleToRegister = (
  { pool, state }: MatchTable,
  player: Player,
  deck: MatchDeck,
): Refusal | undefined =>
  state.registered[player] === null
    ? (obstacleWhenOver(state) ?? obstacleToCards(pool, deck))
    : refused('tournament.deck.one-deck-per-tournament', `Player ${player} has registered a deck already.`);

/** Whatever is on the sheets can be played; a sheet may still be missing. */
export const obstacleToSheets = (
  pool: CardPool,
  sheets: readonly (MatchDeck | null)[],
): Refusal | undefined => {
  for (const sheet of sheets) {
    const refusal = sheet ? obstacleToCards(pool, sheet) : undefined;
    if (refusal) return refusal;
  }
  return undefined;
};
/** Every card is one that can be played, in the part of the deck where it belongs. */
export const obstacleToCards = (pool: CardPool, deck: MatchDeck): Refusal | undefined => {
  // What a deck must have is for `checkDeck` to say; a Duel takes no more than this. (duel.deck.main-deck-of-40-to-60)
  const long = DECK_PARTS.find((part) => deck[part].length > MOST_CARDS);
  if (long !== undefined)
    return refused(
      'duel.deck.main-deck-of-40-to-60',
      `The ${DECK_WORDS[long]} has ${deck[long].length} cards; expected at most ${MOST_CARDS}.`,
    );
  const unknown = cardsOf(deck).find((card) => pool.get(card as Passcode) === undefined);
  if (unknown !== undefined)
    return refused(
      'effects.activation.card-known-to-the-rules',
      `The pool has no card with the passcode ${unknown}.`,
    );
  return obstacleToPlaces(pool, deck);
};
/** (duel.deck.extra-deck-of-up-to-15) */
const obstacleToPlaces = (pool: CardPool, { main, extra }: MatchDeck): Refusal | undefined => {
  const isExtra = (card: number): boolean => pool.get(card as Passcode)?.inExtraDeck === true;
  const inMain = main.find(isExtra);
  const inExtra = extra.find((card) => !isExtra(card));
  const wrong = inMain ?? inExtra;
  if (wrong === undefined) return undefined;
  const [there, where] = inMain === undefined ? ['Main', 'Extra'] : ['Extra', 'Main'];
  const message = `"${nameOf(pool, wrong)}" belongs in the ${there} Deck, not in the ${where} Deck.`;
  return refused('duel.deck.extra-deck-of-up-to-15', message);
};
const nameOf = (pool: CardPool, card: number): string => pool.nameAt(card) ?? String(card);

/** Handing in a deck for the next Duel. */
export const obstacleToExchange = (
  { pool, state }: MatchTable,
  player: Player,
  deck: MatchDeck,
): Refusal | undefined =>
  obstacleBeforeRegistration(state) ??
  obstacleToTheTime(state, player) ??
  obstacleToDeck(pool, state, player, deck);

/** Cards are exchanged between two Duels. (duel.side-deck.swap-between-duels, tournament.deck.no-swap-before-the-first-duel) */
const obstacleToTheTime = (state: MatchState, player: Player): Refusal | undefined => {
  if (state.stage === 'side-decking')
    return state.handedIn[player] === null
      ? undefined
      : refused('legality.choice.not-your-question', `Player ${player} has handed in a deck already.`);
  if (state.results.length === 0)
    return refused(
      'tournament.deck.no-swap-before-the-first-duel',
      'Cards are exchanged from the second Duel on, not in or before the first one.',
    );
  return refused(
    'duel.side-deck.swap-between-duels',
    `Cards are exchanged between two Duels; Duel ${duelNumber(state)} is being played.`,
  );
};

/** The decks that are played with, and those that are handed in, are exchanged from what is on the sheets. */
export const obstacleToDecks = (pool: CardPool, state: MatchState): Refusal | undefined => {
  for (const player of PLAYERS)
    for (const deck of [state.decks?.[player], state.handedIn[player]]) {
      const refusal = deck ? obstacleToDeck(pool, state, player, deck) : undefined;
      if (refusal) return refusal;
    }
  return undefined;
};
/** The three parts keep their sizes, and every card is on the sheet. */
const obstacleToDeck = (
  pool: CardPool,
  state: MatchState,
  player: Player,
  deck: MatchDeck,
): Refusal | undefined => {
  const sheet = state.registered[player];
  if (sheet === null)
    return refused('tournament.deck.registration-sheet', `Player ${player} has not registered a deck.`);
  return (
    obstacleToSizes(sheet, deck) ?? obstacleToUnregistered(pool, sheet, deck) ?? obstacleToPlaces(pool, deck)
  );
};
/** (duel.side-deck.swap-keeps-sizes) */
const obstacleToSizes = (sheet: MatchDeck, deck: MatchDeck): Refusal | undefined => {
  const part = DECK_PARTS.find((each) => deck[each].length !== sheet[each].length);
  if (part === undefined) return undefined;
  return refused(
    'duel.side-deck.swap-keeps-sizes',
    `The ${DECK_WORDS[part]} would have ${deck[part].length} cards; it keeps its ${sheet[part].length}.`,
  );
};
/** (tournament.deck.only-registered-cards) */
const obstacleToUnregistered = (pool: CardPool, sheet: MatchDeck, deck: MatchDeck): Refusal | undefined => {
  const [card] = surplus(cardsOf(deck), cardsOf(sheet));
  if (card === undefined) return undefined;
  const copies = cardsOf(sheet).filter((each) => each === card).length;
  const found =
    copies === 0
      ? 'is not on the sheet'
      : `is on the sheet only ${copies === 1 ? 'once' : `${copies} times`}`;
  return refused('tournament.deck.only-registered-cards', `"${nameOf(pool, card)}" ${found}.`);
};

/** A deed that belongs to the Duel that is being played. */
export const obstacleWithoutDuel = (state: MatchState): Refusal | undefined =>
  obstacleBeforeRegistration(state) ??
  (state.stage === 'duel'
    ? undefined
    : refused('legality.choice.not-your-question', 'No Duel is being played: the players exchange cards.'));

/** (tournament.match.player-does-not-come) */
export const obstacleToNoShow = ({ state, duel }: MatchTable, player: Player): Refusal | undefined =>
  obstacleWhenOver(state) ??
  (state.results.length > 0 || (duel !== null && duel.turn > 0)
    ? refused(
        'tournament.match.player-does-not-come',
        `Player ${player} has come: the first Duel has begun. A judge can give player ${opponentOf(player)} the Match.`,
      )
    : undefined);

/** (tournament.time-limit.called-once) */
export const obstacleToTimeIsUp = (state: MatchState): Refusal | undefined =>
  obstacleWhenOver(state) ??
  (state.timeIsUp
    ? refused('tournament.time-limit.called-once', 'It has been said already that time is up.')
    : undefined);
