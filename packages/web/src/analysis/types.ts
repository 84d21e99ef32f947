/** What crosses between the page and the Worker about analyses: plain data. */
import type { Player, Result } from '@spellspeed/engine';
import type { ClauseText, Question, SavedDuel } from '../host/types.ts';
import type { Language } from '../i18n/languages.ts';
import type { Plan } from '../learn/plan.ts';
import type { Frame } from '../watching/frame.ts';
import type { Answer, Tree } from './tree.ts';

/** What is said of a node. */
export interface ToldNode {
  readonly player: Player;
  /** What was done; null where nothing was decided that is worth telling. */
  readonly deed: string | null;
  readonly turn: number;
  /** Is somebody asked after it, or is the duel over? Where all goes by itself nobody stops. */
  readonly isStop: boolean;
}
/** A node of a tree as it is looked at. */
export interface ShownNode {
  readonly frame: Frame;
  readonly question: Question | null;
  readonly result: Result | null;
  readonly names: readonly [string, string];
  /** For each node of the tree; null where its answer cannot be given here any more. */
  readonly told: readonly (ToldNode | null)[];
}
/** A place in a tree, from one side of the table, told in a language. */
export interface Looking {
  readonly tree: Tree;
  readonly at: number;
  readonly side: Player;
  readonly language: Language;
  /** Since which node it is told what has happened; otherwise since somebody was asked last. */
  readonly since?: number;
}
export type Shown =
  | { readonly ok: true; readonly shown: ShownNode }
  /** Cards that cannot be played with here, or another mistake, in words. */
  | { readonly ok: false; readonly message: string };
export type Answered =
  /** The answer, and those that go by themselves after it. */
  | { readonly ok: true; readonly answers: readonly Answer[] }
  | { readonly ok: false; readonly refused: ClauseText };

export const STRENGTHS = ['search-1', 'search-2', 'search-3', 'search-4', 'search-5'] as const;
export type Strength = (typeof STRENGTHS)[number];
/** What a bot thinks of a question. */
export interface Advice {
  readonly player: Player;
  /** Empty where there is but one answer worth a thought. */
  readonly sentences: readonly string[];
  /** The answer that it likes best. */
  readonly answer: Answer | null;
}

/** `line`: what is done, in the language of the page. */
export interface Solved {
  readonly found: 'win' | 'no-win' | 'open';
  readonly line: readonly string[];
  /** Who is asked; null where nobody is. */
  readonly player: Player | null;
  /** Were lines left out that need luck? */
  readonly luckLeftOut: boolean;
}
/** Which first moves win in this turn, in the language of the page; `unclear`: how many were not found out. */
export interface FirstWins {
  readonly wins: readonly string[];
  readonly unclear: number;
}

export interface AnalysisHost {
  /** The lesson that this ruling is; null where it is none. */
  lesson(text: string, file: string): Promise<Plan | null>;
  /** The duel that this document begins; null where it describes none. */
  begin(text: string, file: string): Promise<SavedDuel | null>;
  /** What the opponent answers in a puzzle. */
  defend(looking: Looking): Promise<Answered>;
  /** Is it won in this turn from here, by the player who is asked? */
  solve(looking: Looking): Promise<Solved>;
  /** Every first move that wins from here, whatever the opponent answers. */
  firstWins(looking: Looking): Promise<FirstWins>;
  look(looking: Looking): Promise<Shown>;
  /** Gives an answer at this place. */
  answer(looking: Looking, picked: Answer): Promise<Answered>;
  /** What a bot of this strength would do, seeing no more than the player who is asked; null where nobody is asked. */
  advise(looking: Looking, strength: Strength): Promise<Advice | null>;
  /** The line to this place in the notation of replays. */
  replay(looking: Looking): Promise<string | null>;
  /** The field at this place as a part of an address for the editor. */
  field(looking: Looking): Promise<string | null>;
}
