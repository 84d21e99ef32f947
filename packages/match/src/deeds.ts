/** All that can be done with a Match, by players and by those who watch over it. */
import { opponentOf, type Player, type Refusal } from '@spellspeed/engine';
import {
  beginIfRegistered,
  EXTRA_TURNS,
  endDuelWith,
  endMatch,
  goOnIfOver,
  limit,
  setUpDuel,
  takeUpIfBothHandedIn,
  tell,
  tellDuel,
} from './course.ts';
import { type MatchDeck, plainDeck } from './deck.ts';
import {
  obstacleBeforeRegistration,
  obstacleToExchange,
  obstacleToNoShow,
  obstacleToRegister,
  obstacleToTimeIsUp,
  obstacleWhenOver,
  obstacleWithoutDuel,
} from './obstacles.ts';
import type { DuelKind } from './outcome.ts';
import { change, type MatchTable, withOf } from './state.ts';

/** As data, so that a Match can be told and played again. */
export type MatchDeed =
  /** An answer to the open question of the Duel. */
  | { readonly do: 'answer'; readonly player: Player; readonly answer: readonly number[] }
  | { readonly do: 'register'; readonly player: Player; readonly deck: MatchDeck }
  /** With this deck the player goes on; it may be the same. */
  | { readonly do: 'exchange'; readonly player: Player; readonly deck: MatchDeck }
  | { readonly do: 'surrender'; readonly player: Player }
  | { readonly do: 'time-is-up' }
  | { readonly do: 'game-loss'; readonly player: Player }
  | { readonly do: 'match-loss'; readonly player: Player }
  | { readonly do: 'no-show'; readonly player: Player }
  /** The Duel has been played elsewhere; null for a draw. */
  | { readonly do: 'give-result'; readonly winner: Player | null };
type DeedOf<D extends MatchDeed['do']> = Extract<MatchDeed, { readonly do: D }>;

interface Doing<D extends MatchDeed> {
  readonly obstacle: (table: MatchTable, deed: D) => Refusal | undefined;
  /** A Duel refuses an illegal answer itself. */
  readonly run: (table: MatchTable, deed: D) => Refusal | undefined;
}

const answer: Doing<DeedOf<'answer'>> = {
  obstacle: ({ state }) => obstacleWithoutDuel(state),
  run: (table, { player, answer: picked }) => {
    const refusal = table.duel?.answer(picked, player);
    if (refusal) return refusal;
    return goOnAfterDuel(table);
  },
};
/** Tells what has happened in the Duel; if it is over, the Match goes on. */
const goOnAfterDuel = (table: MatchTable): undefined => {
  if (table.duel) tellDuel(table, table.duel);
  goOnIfOver(table);
};
const surrender: Doing<DeedOf<'surrender'>> = {
  obstacle: ({ state }) => obstacleWithoutDuel(state),
  run: (table, { player }) => {
    table.duel?.surrender(player);
    return goOnAfterDuel(table);
  },
};
const register: Doing<DeedOf<'register'>> = {
  obstacle: (table, { player, deck }) => obstacleToRegister(table, player, deck),
  run: (table, { player, deck }) => {
    change(table, { registered: withOf(table.state.registered, player, plainDeck(deck)) });
    tell(table, { what: 'deck-registered', player });
    return beginIfRegistered(table);
  },
};
const exchange: Doing<DeedOf<'exchange'>> = {
  obstacle: (table, { player, deck }) => obstacleToExchange(table, player, deck),
  run: (table, { player, deck }) => {
    change(table, { handedIn: withOf(table.state.handedIn, player, plainDeck(deck)) });
    tell(table, { what: 'deck-handed-in', player });
    return takeUpIfBothHandedIn(table);
  },
};
/** A Duel that has begun gets extra turns; one that has not begins as an extra Duel. */
const timeIsUp: Doing<DeedOf<'time-is-up'>> = {
  obstacle: ({ state }) => obstacleToTimeIsUp(state),
  run: (table) => {
    change(table, { timeIsUp: true });
    tell(table, { what: 'time-is-up' });
    if (table.duel === null) return undefined;
    // (tournament.time-limit.duel-in-progress-goes-to-extra-turns)
    if (table.duel.turn > 0) return limit(table, EXTRA_TURNS);
    // (tournament.extra-duel.when-time-runs-out-before-a-duel)
    return setUpDuel(table);
  },
};
/** Of the Duel that is being played or, between two Duels, of the next. */
const kindAtHand = ({ state }: MatchTable): DuelKind => {
  if (state.stage === 'duel') return state.kind;
  return state.timeIsUp ? 'extra' : 'regular';
};
/** (tournament.judge.game-loss) */
const gameLoss: Doing<DeedOf<'game-loss'>> = {
  obstacle: ({ state }) => obstacleBeforeRegistration(state),
  run: (table, { player }) =>
    endDuelWith(table, { kind: kindAtHand(table), winner: opponentOf(player), reason: 'game-loss' }),
};
/** (tournament.judge.match-loss) */
const matchLoss: Doing<DeedOf<'match-loss'>> = {
  obstacle: ({ state }) => obstacleWhenOver(state),
  run: (table, { player }) => endMatch(table, opponentOf(player), 'match-loss'),
};
const noShow: Doing<DeedOf<'no-show'>> = {
  obstacle: (table, { player }) => obstacleToNoShow(table, player),
  run: (table, { player }) => endMatch(table, opponentOf(player), 'no-show'),
};
const giveResult: Doing<DeedOf<'give-result'>> = {
  obstacle: ({ state }) => obstacleWithoutDuel(state),
  run: (table, { winner }) => endDuelWith(table, { kind: kindAtHand(table), winner, reason: 'given' }),
};

const DEEDS: { readonly [D in MatchDeed['do']]: Doing<DeedOf<D>> } = {
  answer,
  register,
  exchange,
  surrender,
  'time-is-up': timeIsUp,
  'game-loss': gameLoss,
  'match-loss': matchLoss,
  'no-show': noShow,
  'give-result': giveResult,
};
// The record holds for each deed what takes it.
const doingOf = <D extends MatchDeed>(deed: D): Doing<D> => DEEDS[deed.do] as unknown as Doing<D>;

/** Does something, or says why it cannot be done; then nothing has changed. */
export const carryOut = (table: MatchTable, deed: MatchDeed): Refusal | undefined => {
  const { obstacle, run } = doingOf(deed);
  const refusal = obstacle(table, deed);
  if (refusal) return refusal;
  const { log } = table;
  table.log = [];
  const refusedByDuel = run(table, deed);
  if (refusedByDuel) table.log = log;
  return refusedByDuel;
};
