/** How much a bot thinks, and what it knows of lists. */
import type { CardPool } from '@spellspeed/engine';
import type { Limit } from './bank.ts';
import type { DeckList } from './drawn-list.ts';
import type { Thought } from './thought.ts';

/** How much it thinks. All are counts, so that the same seed plays the same; the clock only ends it earlier. */
export interface Effort {
  /** Imagined worlds for each decision, from 1. */
  readonly worlds: number;
  /** Turns that are played out after the present one, from 0. */
  readonly horizon: number;
  /** Answers that are thought about, from 2. */
  readonly candidates: number;
  /** Is passing thought about twice: to wait in this turn, and to hold what could be activated for another? */
  readonly holds?: boolean;
  /** Positions that are looked at in each of a few worlds to prove a win in this turn; 0: that is not tried. */
  readonly proof?: number;
  /** Positions that are looked at for a line of the whole turn, once in each own turn; 0: that is not tried. */
  readonly line?: number;
}
export interface SearchOptions extends Effort {
  readonly seed: number;
  readonly pool: CardPool;
  /** The opponent's list, where it is known. */
  readonly theirs?: DeckList;
  /** Lists that people bring: from these, else from the pool, the opponent's is supposed by what was seen. Without them the true list is taken as known. */
  readonly lists?: readonly DeckList[];
  /** Ends a thought earlier; the best so far is taken. */
  readonly limit?: Limit;
  /** Is told what was thought of each decision that was thought about. */
  readonly onThought?: (thought: Thought) => void;
}
