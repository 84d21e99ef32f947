/** The laws of every Match, at every deed: who embeds it can check them along. */
import { opponentOf, PLAYERS } from '@spellspeed/engine';
import { cardsOf } from './deck.ts';
import type { MatchDeed } from './deeds.ts';
import { type Match, restoreMatch } from './match.ts';
import type { MatchSnapshot } from './state.ts';

/** A law that does not hold: its name, and what was found. */
export interface BrokenMatchLaw {
  readonly law: 'json' | 'fork' | 'replay' | 'conservation' | 'views' | 'end';
  readonly found: string;
}

/** Follows a Match deed by deed on Matches of its own. */
export class MatchLawKeeper {
  readonly #match: Match;
  /** The same Match, saved and restored at every deed. */
  #saved: Match;
  /** A fork from before the last deed, and what it was like. */
  #fork: Match;
  #forkText: string;

  /** Begins with a Match of the same beginning as the one that is followed. */
  constructor(match: Match) {
    this.#match = match;
    this.#saved = match.fork();
    this.#fork = match.fork();
    this.#forkText = JSON.stringify(match);
  }

  /** What is broken when this has been done. */
  do(deed: MatchDeed): readonly BrokenMatchLaw[] {
    this.#fork = this.#match.fork();
    this.#forkText = JSON.stringify(this.#match);
    const refusal = this.#match.do(deed) ?? this.#saved.do(deed);
    if (refusal) return [{ law: 'replay', found: `${deed.do} is refused: ${refusal.message}` }];
    this.#saved = restoreMatch(this.#match.pool, JSON.parse(JSON.stringify(this.#saved)));
    return this.#broken();
  }
  /** Is the followed Match the same still? */
  compare(followed: Match): readonly BrokenMatchLaw[] {
    return JSON.stringify(followed) === JSON.stringify(this.#match)
      ? []
      : [{ law: 'replay', found: 'the same deeds have led to another Match' }];
  }

  #broken(): readonly BrokenMatchLaw[] {
    const now = this.#match.toJSON();
    const laws: readonly (readonly [BrokenMatchLaw['law'], string | null])[] = [
      ['json', JSON.stringify(this.#saved) === JSON.stringify(now) ? null : 'restored it goes on otherwise'],
      ['fork', JSON.stringify(this.#fork) === this.#forkText ? null : 'a fork has gone on with its origin'],
      ['conservation', lostCards(now)],
      ['views', leakIn(this.#match, now)],
      ['end', openEnd(this.#match)],
    ];
    return laws.flatMap(([law, found]) => (found === null ? [] : [{ law, found }]));
  }
}

const sorted = (cards: readonly number[]): string => [...cards].sort((a, b) => a - b).join();
/** Exchanging brings no card and loses none. */
const lostCards = ({ state }: MatchSnapshot): string | null => {
  const wrong = PLAYERS.find((player) => {
    const sheet = state.registered[player];
    const decks = [state.decks?.[player], state.handedIn[player]];
    return sheet !== null && decks.some((deck) => deck && sorted(cardsOf(deck)) !== sorted(cardsOf(sheet)));
  });
  return wrong === undefined ? null : `player ${wrong} plays with other cards than registered`;
};
/** What a player sees stays the same when the opponent has exchanged other cards. */
const leakIn = (match: Match, { state, duel }: MatchSnapshot): string | null => {
  const wrong = PLAYERS.find((player) => {
    const opponent = opponentOf(player);
    const other = state.decks?.[opponent];
    if (other === undefined) return false;
    const turned = { ...other, main: [...other.main].reverse(), side: [...other.side].reverse() };
    const mixed = (both: readonly unknown[]) =>
      both.map((deck, of) => (of === opponent && deck ? turned : deck));
    const changed = {
      ...state,
      decks: mixed(state.decks ?? []),
      registered: mixed(state.registered),
      handedIn: mixed(state.handedIn),
    };
    // The same state with one deck laid out otherwise.
    const saved = { spellspeed: 1, what: 'match', state: changed, duel } as unknown as MatchSnapshot;
    const seen = restoreMatch(match.pool, saved).view(player);
    return JSON.stringify(seen) !== JSON.stringify(match.view(player));
  });
  return wrong === undefined ? null : `player ${wrong} sees what the opponent plays with`;
};
/** A Match that is over asks nothing; one that is not asks somebody. */
const openEnd = (match: Match): string | null => {
  const isOver = match.result !== null;
  if (isOver === (match.questions.length === 0)) return null;
  return isOver ? 'a decided Match asks on' : 'nobody is asked, and the Match is not over';
};
