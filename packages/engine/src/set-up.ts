/** The state before anything has happened. */
import { newCard } from './moves/new-card.ts';
import { frame } from './state/next.ts';
import type { CardPool } from './state/pool.ts';
import { seedRandom } from './state/random.ts';
import type { CardState, DuelState, Lists } from './state/state.ts';
import { NO_HISTORY } from './state/turn-history.ts';
import type { FirstPlayerRule } from './vocabulary/first-player.ts';
import type { FormatName } from './vocabulary/formats.ts';
import { FORMATS } from './vocabulary/formats.ts';
import { type CardId, NO_CARD, type Stamp, type Stay } from './vocabulary/ids.ts';
import type { Player } from './vocabulary/players.ts';
import { PLACES, ZONES, type Zone } from './vocabulary/zones.ts';

interface Cards {
  readonly main: readonly number[];
  readonly extra?: readonly number[];
}
const listsFor = (cards: readonly CardState[], player: Player): Lists => {
  const lists = Object.fromEntries(
    ZONES.map((zone) => [zone, new Array<CardId>(PLACES[zone]).fill(NO_CARD)]),
  ) as Record<Zone, CardId[]>;
  for (const [id, { owner, zone }] of cards.entries()) if (owner === player) lists[zone].push(id as CardId);
  return lists;
};

/**
 * Main Deck cards in the Deck, Extra Deck monsters in the Extra Deck, nobody has moved yet; so it is in each Duel of a Match.
 * (movement.banish.returns-to-the-deck-for-the-next-duel)
 */
export const setUpState = (
  pool: CardPool,
  format: FormatName,
  seed: number,
  players: readonly [Cards, Cards],
  first: FirstPlayerRule = 'first-listed',
): DuelState => {
  const listed = ([0, 1] as const).flatMap((player) => {
    const { main, extra = [] } = players[player];
    return [...main, ...extra].map((passcode) => ({ passcode, player }));
  });
  const cards = listed.map(({ passcode, player }, index) => newCard(pool, passcode, player, index));
  const { lifePoints } = FORMATS[format];
  return {
    format,
    askEveryWindow: false,
    random: seedRandom(seed),
    turn: 0,
    turnPlayer: 0,
    phase: 'draw',
    timing: 'open',
    lifePoints: [lifePoints, lifePoints],
    lists: [listsFor(cards, 0), listsFor(cards, 1)],
    cards,
    battle: null,
    chain: [],
    scenes: {},
    lingering: [],
    tasks: [],
    moments: [],
    momentOpen: false,
    momentSeen: 0,
    nextMoment: 0,
    pending: [],
    reactions: [],
    silenced: [],
    usedInPhase: [],
    skipTo: null,
    skippedPhases: [],
    summoning: null,
    held: [],
    admitted: [],
    history: NO_HISTORY,
    usesInDuel: {},
    trail: [],
    frames: [frame('duel', { first })],
    decision: null,
    result: null,
    timeLimit: null,
    nextStay: cards.length as Stay,
    clock: 1 as Stamp,
  };
};
