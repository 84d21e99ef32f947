/** What happens in a Match around its Duels, in sentences. */
import type { Player } from '@spellspeed/engine';
import type { DuelEnd, DuelKind, MatchEnd, MatchEvent, MatchView } from '@spellspeed/match';
import { does, type Voice, whose } from './voice.ts';
import { counted, END_WORDS } from './words.ts';

export const DUEL_KIND_WORDS: { readonly [kind in DuelKind]: string } = {
  regular: 'Duel',
  extra: 'extra Duel',
};
export const DUEL_END_WORDS: { readonly [reason in DuelEnd]: string } = {
  ...END_WORDS,
  'game-loss': 'a judge has given a game loss',
  given: 'as it was reported',
};
export const MATCH_END_WORDS: { readonly [reason in MatchEnd]: string } = {
  duels: 'by the Duels',
  card: 'by the text of a card',
  'match-loss': 'a judge has given a match loss',
  'no-show': 'the opponent has not come',
};

type What = MatchEvent['what'];
type EventOf<W extends What> = Extract<MatchEvent, { readonly what: W }>;
const sizesTold = (player: Player, { sizes }: EventOf<'duel-set-up'>, voice: Voice): string => {
  const { extra, side } = sizes[player];
  return `${whose(voice, player)} Extra Deck has ${counted(extra, 'card')}, the Side Deck ${side}`;
};
const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const SENTENCES: { readonly [W in Exclude<What, 'in-duel'>]: (event: EventOf<W>, voice: Voice) => string } = {
  'deck-registered': ({ player }, voice) => `${does(voice, player, 'register')} a deck.`,
  'duel-set-up': (event, voice) =>
    capitalised(
      `${DUEL_KIND_WORDS[event.kind]} ${event.duel}: ${sizesTold(0, event, voice)}; ${sizesTold(1, event, voice)}.`,
    ),
  'duel-over': ({ duel, winner, reason }, voice) =>
    winner === null
      ? `Duel ${duel} is a draw: ${DUEL_END_WORDS[reason]}.`
      : `${does(voice, winner, 'win')} Duel ${duel}: ${DUEL_END_WORDS[reason]}.`,
  'side-decking-began': () => 'Both may exchange cards with their Side Decks.',
  'deck-handed-in': ({ player }, voice) => `${does(voice, player, 'hand')} in a deck for the next Duel.`,
  'time-is-up': () => 'Time is up.',
  'match-over': ({ winner, reason }, voice) =>
    winner === null
      ? `The Match is a draw: ${MATCH_END_WORDS[reason]}.`
      : `${does(voice, winner, 'win')} the Match: ${MATCH_END_WORDS[reason]}.`,
};

/** An event around the Duels as a sentence; null for one within a Duel. */
export const tellMatchEvent = (event: MatchEvent, voice: Voice): string | null => {
  if (event.what === 'in-duel') return null;
  // The record holds for each event the function that takes it.
  return (SENTENCES[event.what] as (event: MatchEvent, voice: Voice) => string)(event, voice);
};

/** "Duel 2, 1-0" or "won by A, 2-1". */
export const matchLine = (
  {
    duelNumber,
    kind,
    stage,
    score,
    timeIsUp,
    result,
  }: Pick<MatchView, 'duelNumber' | 'kind' | 'stage' | 'score' | 'timeIsUp' | 'result'>,
  names: readonly [string, string],
): string => {
  const at = score.join('-');
  if (result !== null) {
    const winner = result.winner === null ? 'a draw' : `won by ${names[result.winner]}`;
    return `Match ${winner}, ${at}`;
  }
  const next = stage === 'side-decking' ? 'before ' : '';
  const duel =
    stage === 'registration' ? 'registration' : `${next}${DUEL_KIND_WORDS[kind ?? 'regular']} ${duelNumber}`;
  return `Match: ${duel}, ${at}${timeIsUp ? ', time is up' : ''}`;
};
