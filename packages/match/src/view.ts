/** What a player may see of a Match. */
import { type FormatName, opponentOf, type Player, type View } from '@spellspeed/engine';
import { duelNumber } from './course.ts';
import { type AnnouncedSizes, type MatchDeck, sizesOf } from './deck.ts';
import type { DuelKind, DuelOutcome, MatchResult } from './outcome.ts';
import { scoreOf } from './score.ts';
import type { BestOf, MatchTable, Stage } from './state.ts';

export interface MatchView {
  readonly player: Player;
  readonly format: FormatName;
  readonly bestOf: BestOf;
  readonly stage: Stage;
  /** The number and kind of the Duel that is being played, or comes next; null when the Match is over. */
  readonly duelNumber: number | null;
  readonly kind: DuelKind | null;
  /** Wins of each player. */
  readonly score: readonly [number, number];
  readonly results: readonly DuelOutcome[];
  readonly timeIsUp: boolean;
  /** With what you play now, and for the next Duel if you have handed in a deck. */
  readonly yours: {
    readonly registered: MatchDeck | null;
    readonly deck: MatchDeck | null;
    readonly handedIn: MatchDeck | null;
  };
  /** Sizes alone, and whether a deck has been handed in. (tournament.deck.extra-and-side-deck-sizes-announced, tournament.side-deck.secret-and-simultaneous) */
  readonly theirs: {
    readonly registered: boolean;
    readonly sizes: AnnouncedSizes | null;
    readonly handedIn: boolean;
  };
  /** The Duel that is being played. */
  readonly duel: View | null;
  readonly result: MatchResult | null;
}

export const viewOf = ({ state, duel }: MatchTable, player: Player): MatchView => {
  const opponent = opponentOf(player);
  const { format, bestOf, stage, results, timeIsUp, registered, decks, handedIn, result } = state;
  const isOver = stage === 'over';
  const next: DuelKind = timeIsUp ? 'extra' : 'regular';
  return {
    player,
    format,
    bestOf,
    stage,
    duelNumber: isOver ? null : duelNumber(state),
    kind: isOver ? null : stage === 'duel' ? state.kind : next,
    score: scoreOf(state),
    results,
    timeIsUp,
    yours: {
      registered: registered[player],
      deck: decks?.[player] ?? registered[player],
      handedIn: handedIn[player],
    },
    theirs: {
      registered: registered[opponent] !== null,
      sizes: decks === null ? null : sizesOf(decks[opponent]),
      handedIn: handedIn[opponent] !== null,
    },
    duel: duel?.view(player) ?? null,
    result,
  };
};
