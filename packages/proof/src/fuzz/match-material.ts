/** Matches and tournaments, saved and replayed, from which damaged ones are made. */
import { BOTS, type Dice, diceOf } from '@spellspeed/bots';
import { deckCard } from '@spellspeed/cards';
import { beginMatch, makeMatchReplay, writeMatchReplay } from '@spellspeed/formats';
import type { Match, MatchDeed, MatchQuestion } from '@spellspeed/match';
import { createTournament, type Tournament } from '@spellspeed/tournament';
import { DECKS, deckAt, later, POOL } from './material.ts';

/** A deck of which two cards are in the Side Deck, so that there is something to exchange. */
const sheetAt = (index: number) => {
  const { name, by, main, extra } = deckAt(index);
  return { name, by, main: main.slice(2), extra, side: main.slice(0, 2) };
};
const matchHeads = later(() =>
  [1, 2, 3].map((seed) => ({
    format: 'master-2020' as const,
    seed,
    bestOf: seed === 3 ? (1 as const) : (3 as const),
    players: [sheetAt(seed), sheetAt(seed + 1)] as const,
  })),
);
/** Goes on with a Match for so many deeds; Duels are given up now and then, so that others follow. */
export const playMatchOn = (match: Match, seed: number, most: number): MatchDeed[] => {
  const dice = diceOf(seed);
  const deeds: MatchDeed[] = [];
  while (deeds.length < most) {
    const [question] = match.questions;
    if (question === undefined) break;
    const deed = dice(30) === 0 ? rareDeed(dice) : deedFor(match, question, seed);
    if (match.do(deed) === undefined) deeds.push(deed);
    else if (deed.do === 'answer' || deed.do === 'exchange') break;
  }
  return deeds;
};
const rareDeed = (dice: Dice): MatchDeed => {
  const player = dice(2) === 0 ? 0 : 1;
  const rare = ['surrender', 'game-loss', 'time-is-up', 'surrender'] as const;
  const does = rare[dice(rare.length)] ?? 'surrender';
  return does === 'time-is-up' ? { do: does } : { do: does, player };
};
const deedFor = (match: Match, question: MatchQuestion, seed: number): MatchDeed => {
  const { player } = question;
  if (question.about === 'duel') {
    const view = () => match.duel?.view(player) ?? noDuel();
    return { do: 'answer', player, answer: BOTS.random(seed, POOL).choose(view, question.decision) };
  }
  const deck = match.view(player).yours.deck ?? sheetAt(0);
  return { do: question.about === 'registration' ? 'register' : 'exchange', player, deck };
};
const noDuel = (): never => {
  throw new Error('A question of a Duel without the Duel.');
};
export const matchReplays = later(() =>
  matchHeads().map((head) => {
    const deeds = playMatchOn(beginMatch(head, POOL), head.seed, 60);
    const match = beginMatch(head, POOL);
    for (const deed of deeds) match.do(deed);
    return writeMatchReplay(makeMatchReplay(head, { deeds, checkpoints: [] }, match));
  }),
);
/** Saved Matches: before both sheets are there, in the first Duel, later. */
export const matches = later(() =>
  matchHeads().flatMap((head) =>
    [0, 25, 120].map((most) => {
      const match = beginMatch(head, POOL);
      playMatchOn(match, head.seed, most);
      return match.toJSON();
    }),
  ),
);

/** Plays so many rounds of a tournament; the player with the lower number wins, now and then nobody does. */
export const playRounds = (tournament: Tournament, most: number): void => {
  for (let played = 0; played < most && tournament.pair() === undefined; played++)
    for (const { table, report } of tournament.round?.pairings ?? []) {
      const isDraw = tournament.round?.kind === 'swiss' && table % 3 === 2;
      const wins = isDraw ? ([0, 0] as const) : ([Math.ceil(tournament.state.bestOf / 2), 0] as const);
      if (report === null)
        tournament.report(table, { outcome: isDraw ? 'draw' : 'first', wins, draws: isDraw ? 1 : 0 });
    }
};
/** Saved tournaments: between rounds of either kind, with a bye, a late entry, a player who has left, a penalty. */
export const tournaments = later(() =>
  [0, 1, 3, 5].map((rounds, index) => {
    const tournament = createTournament({ name: 'Cup', seed: index, swiss: 3, cut: 4, bestOf: 3 }, deckCard);
    DECKS.slice(0, 7).forEach(([name, deck]) => void tournament.enter(name, deck));
    playRounds(tournament, rounds);
    tournament.penalize(1, 'warning', 'late');
    tournament.drop(6);
    if (index > 0) tournament.pair();
    return tournament.toJSON();
  }),
);
