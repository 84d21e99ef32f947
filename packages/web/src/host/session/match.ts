/** The Match around a duel against the bot. What may be done in it is for `@spellspeed/match` to say; loaded with the first Match. */
import {
  type CardPool,
  DEFAULT_FORMAT,
  firstPlayerRule,
  opponentOf,
  type Player,
  type Refusal,
} from '@spellspeed/engine';
import { createMatch, type Match, type MatchDeck, restoreMatch, sideByRule } from '@spellspeed/match';
import type { MatchPicture, SavedDuel, SavedMatch, Setup } from '../types.ts';

/** A duel that is known to be one of a Match. */
type DuelOfMatch = SavedDuel & { readonly match: SavedMatch };
const inMatch = (saved: SavedDuel): DuelOfMatch => {
  if (saved.match === undefined) throw new Error('This duel is played in no Match.');
  return { ...saved, match: saved.match };
};
const allow = (refusal: Refusal | undefined): void => {
  if (refusal) throw new Error(`The Match refuses what was played: ${refusal.message}`);
};

/** The Match as this Duel begins. */
const atBeginning = (pool: CardPool, { before, decks }: SavedMatch): Match => {
  const match = restoreMatch(pool, before);
  for (const player of [0, 1] as const)
    allow(
      before.state.stage === 'registration'
        ? match.register(player, decks[player])
        : match.exchange(player, decks[player]),
    );
  return match;
};
/** The Match with everything that was answered in its Duel. */
export const matchAfter = (pool: CardPool, saved: SavedDuel): Match => {
  const match = atBeginning(pool, inMatch(saved).match);
  for (const answer of saved.answers) {
    const [question] = match.questions;
    if (question === undefined) throw new Error('Nobody is asked in the Match.');
    allow(match.answer(question.player, answer));
  }
  if (saved.surrendered !== null) allow(match.surrender(saved.surrendered));
  return match;
};

/** The Duel with which the Match goes on. */
const duelOf = (pool: CardPool, like: SavedDuel, saved: SavedMatch): SavedDuel => {
  const match = atBeginning(pool, saved);
  const { results, kind } = match.toJSON().state;
  const player = (at: Player) => {
    const { name, by } = like.head.players[at];
    const { main, extra } = saved.decks[at];
    return { name, by, main, extra };
  };
  const { you, bot, withoutEffects } = like;
  return {
    head: {
      format: DEFAULT_FORMAT,
      seed: match.seedOfDuel,
      players: [player(0), player(1)],
      first: firstPlayerRule(kind === 'extra' ? [] : results),
    },
    you,
    bot,
    answers: [],
    surrendered: null,
    stops: [],
    undone: [],
    ...(withoutEffects && { withoutEffects }),
    match: saved,
  };
};
const firstDuel = (pool: CardPool, like: SavedDuel, decks: SavedMatch['decks'], seed: number): SavedDuel => {
  const before = createMatch({ pool, seed, format: DEFAULT_FORMAT, players: [null, null] }).toJSON();
  return duelOf(pool, like, { before, decks });
};
/** The first Duel of a best of three. */
export const beginMatch = (
  pool: CardPool,
  like: SavedDuel,
  { yours, theirs, sides = [[], []], seed, you }: Setup,
): SavedDuel => {
  const mine = { main: yours.main, extra: yours.extra, side: sides[0] };
  const other = { main: theirs.main, extra: theirs.extra, side: sides[1] };
  return firstDuel(pool, like, you === 0 ? [mine, other] : [other, mine], seed);
};
/** Another Match: both have the decks again that they registered. (tournament.deck.restored-after-a-match) */
export const rematchIn = (pool: CardPool, saved: SavedDuel, seed: number): SavedDuel => {
  const [one, other] = matchAfter(pool, saved).toJSON().state.registered;
  if (one === null || other === null) throw new Error('A Match was played without decks.');
  return firstDuel(pool, saved, [one, other], seed);
};

/** Both hand in their decks, and the next Duel begins; only what the person has chosen can be refused. */
export const exchangeIn = (
  pool: CardPool,
  saved: SavedDuel,
  deck: MatchDeck,
): { readonly next: SavedDuel } | { readonly refusal: Refusal } => {
  const { you } = saved;
  const match = matchAfter(pool, saved);
  const refusal = match.obstacleTo({ do: 'exchange', player: you, deck });
  if (refusal) return { refusal };
  const theirs = sideByRule(match.view(opponentOf(you)), pool);
  if (theirs === null) throw new Error('The bot has no deck.');
  const before = match.toJSON();
  return { next: duelOf(pool, saved, { before, decks: you === 0 ? [deck, theirs] : [theirs, deck] }) };
};

/** The Match as you may see it: as its Duel begins, or with what came of it where that is over. */
export const matchPicture = (pool: CardPool, saved: SavedDuel, isOver: boolean): MatchPicture => {
  const { you } = saved;
  const match = isOver ? matchAfter(pool, saved) : atBeginning(pool, inMatch(saved).match);
  const { stage, score, results, duelNumber, kind, yours, result } = match.view(you);
  if (yours.deck === null) throw new Error('The person has no deck in the Match.');
  const rule = firstPlayerRule(kind === 'extra' ? [] : results);
  return {
    stage,
    score: [score[you], score[opponentOf(you)]],
    results,
    duelNumber,
    kind,
    deck: yours.deck,
    first: typeof rule === 'string' ? 'rock-paper-scissors' : rule.chooses === you ? 'you' : 'opponent',
    outcome:
      result === null ? null : result.winner === null ? 'draw' : result.winner === you ? 'won' : 'lost',
  };
};
