/** A whole Match between two bots. */
import type { Bot } from '@spellspeed/bots';
import { PLAYERS } from '@spellspeed/engine';
import { type Match, type MatchDeed, sideByRule } from '@spellspeed/match';

/** More than any Match that makes progress. */
const MOST_DEEDS = 400_000;

export interface MatchPlay {
  readonly bots: readonly [Bot, Bot];
  /** Looked at before every deed: is time up? */
  readonly isTimeUp?: () => boolean;
  /** After everything that was done. */
  readonly onDeed?: (deed: MatchDeed, match: Match) => void;
  /** After every Duel, and at the end. */
  readonly onDuelOver?: (match: Match) => void;
}

/** Plays until the Match is over. An illegal answer of a bot, and a Match that does not end, throw an Error. */
export const playMatch = (
  match: Match,
  { bots, isTimeUp = () => false, onDeed = () => undefined, onDuelOver }: MatchPlay,
): void => {
  let duels = match.view(0).results.length;
  let timeIsUp = match.view(0).timeIsUp;
  for (let deeds = 0; match.result === null; deeds++) {
    if (deeds > MOST_DEEDS) throw new Error(`No end after ${MOST_DEEDS} decisions.`);
    if (!timeIsUp && isTimeUp()) {
      match.timeIsUp();
      onDeed({ do: 'time-is-up' }, match);
      timeIsUp = true;
    }
    onDeed(answerOne(match, bots), match);
    const over = match.stage === 'duel' ? duels : match.view(0).results.length;
    if (over > duels) onDuelOver?.(match);
    duels = over;
  }
};
const answerOne = (match: Match, bots: readonly [Bot, Bot]): MatchDeed => {
  const [question] = match.questions;
  if (question === undefined) throw new Error('Nobody is asked, and the Match is not over.');
  const { player } = question;
  const { duel } = match;
  const deed: MatchDeed =
    question.about === 'duel'
      ? {
          do: 'answer',
          player,
          answer: bots[player].choose(
            () => duelOf(match).view(player),
            question.decision,
            (imagining) => duelOf(match).imagine(player, imagining),
          ),
        }
      : { do: 'exchange', player, deck: sidedDeck(match, player) };
  const refusal = match.do(deed);
  if (refusal) throw new Error(`The ${bots[player].name} bot is refused: ${refusal.message}`);
  tellBots(match, duel, bots);
  return deed;
};
/** They hear what came of it, and forget a Duel that is over. */
const tellBots = (match: Match, before: Match['duel'], bots: readonly [Bot, Bot]): void => {
  for (const player of PLAYERS)
    if (before !== null && match.duel === before) bots[player].hear?.(before.events(player));
    else bots[player].forget?.();
};
const duelOf = (match: Match) => {
  if (match.duel === null) throw new Error('A question of a Duel without the Duel.');
  return match.duel;
};
const sidedDeck = (match: Match, player: 0 | 1) => {
  const deck = sideByRule(match.view(player), match.pool);
  if (deck === null) throw new Error('A bot cannot register a deck.');
  return deck;
};
