/** What a scenario says of a Match: where it stands, what is done with it, what is checked. */

import type { FormatName, Player } from '@spellspeed/engine';
import type { BestOf, DuelKind, MatchDeck, MatchDeed, Stage } from '@spellspeed/match';

/** What somebody outside the Duel does: a judge, whoever keeps the time; `next`: the next Match of the same tournament. */
export type MatchStep =
  | Extract<MatchDeed, { readonly do: 'time-is-up' | 'give-result' | 'game-loss' | 'match-loss' | 'no-show' }>
  | { readonly do: 'next' };

/** One thing that is checked of a Match. */
export type MatchCheck =
  | { readonly of: 'duel'; readonly is: number }
  | { readonly of: 'kind'; readonly is: DuelKind }
  | { readonly of: 'stage'; readonly is: Stage }
  | { readonly of: 'format'; readonly is: FormatName }
  | { readonly of: 'score'; readonly is: string }
  | { readonly of: 'winner'; readonly is: Player | 'draw' | 'none' }
  /** The cards of the Side Deck, by whom it is. */
  | { readonly of: 'side'; readonly player: Player; readonly is: readonly number[] }
  /** What this player is told of the opponent's Extra and Side Deck. */
  | { readonly of: 'told'; readonly player: Player; readonly extra: number; readonly side: number }
  | { readonly of: 'last'; readonly is: number | null }
  | { readonly of: 'judged'; readonly is: number }
  | { readonly of: 'refuses'; readonly step: MatchStep; readonly text: string; readonly because: string };

/** A Match that a scenario describes. */
export interface MatchPlan {
  readonly bestOf: BestOf;
  readonly results: readonly (Player | null)[];
  readonly timeIsUp: boolean;
  /** Is the Duel of the described field an extra Duel? */
  readonly isExtra: boolean;
  /** Does it begin on the field that is described, in the middle of a Duel? */
  readonly inProgress: boolean;
  /** Null for a player who has not registered yet. */
  readonly decks: readonly [MatchDeck | null, MatchDeck | null];
}
