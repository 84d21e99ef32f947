/** What crosses between the page and the Worker about replays: plain data. */
import type { Player, Result } from '@spellspeed/engine';
import type { ChangedCard, Difference, FormatError } from '@spellspeed/formats';
import type { SavedDuel } from '../host/types.ts';
import type { Frame } from '../watching/frame.ts';

/** A replay of another version of the engine than the one here: why its duel may be another one. */
export interface OtherEngine {
  readonly made: string;
  readonly here: string;
}
/** A replay that was opened: how long it is, and what is marked on the way. */
export interface OpenReplay {
  readonly names: readonly [string, string];
  readonly by: readonly [string, string];
  /** The side from which it is shown: that of the person, if one played. */
  readonly side: Player;
  readonly answers: number;
  /** With which answer each turn begins. */
  readonly turns: readonly { readonly turn: number; readonly answers: number }[];
  /** After how many answers something was taken back. */
  readonly undone: readonly number[];
  /** Where the duel is another one than the replay says; it can be watched up to there. */
  readonly difference: Difference | null;
  /** Null where this version made it, or where the replay does not say. */
  readonly otherEngine: OtherEngine | null;
  readonly result: Result | null;
}
/** What is wrong with a text that should be a replay: a sentence can be made of each. */
export type ReplayTrouble =
  | { readonly wrong: 'text'; readonly errors: readonly FormatError[] }
  | {
      readonly wrong: 'cards';
      readonly changes: readonly ChangedCard[];
      readonly otherEngine: OtherEngine | null;
    };
export type Opened =
  | { readonly ok: true; readonly replay: OpenReplay }
  | { readonly ok: false; readonly trouble: ReplayTrouble };

export interface ReplayHost {
  /** Reads a replay and plays it once to its end. The one that was open stays open if this one cannot be read. */
  open(text: string, file: string): Promise<Opened>;
  /** The field after so many answers; null where no replay is open. */
  at(answers: number): Promise<Frame | null>;
  /** All that happened up to there. */
  until(answers: number): Promise<readonly Frame['occurrences'][number][]>;
  /** A duel of your own that goes on from there. */
  takeOver(answers: number, you: Player): Promise<SavedDuel | null>;
}
