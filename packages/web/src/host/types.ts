/** What crosses between the page and the Worker: plain data, and nothing that the person may not know. */
import type { BotName } from '@spellspeed/bots';
import type {
  ChangedValue,
  DuelEvent,
  EndReason,
  OfferedChoice,
  OpenDecision,
  Passcode,
  Player,
  Stay,
  View,
  Zone,
} from '@spellspeed/engine';
import type { ModifierName } from '@spellspeed/engine/language';
import type { ReplayHead, ReplayPlayer } from '@spellspeed/formats';
import type { DuelKind, DuelOutcome, MatchDeck, MatchSnapshot, Stage } from '@spellspeed/match';
import type { RuleId } from '@spellspeed/rulebook';

/** With what a duel begins. */
export interface Setup {
  /** Decks that a duel can begin with; `by` is filled in by the host. */
  readonly yours: Omit<ReplayPlayer, 'by'>;
  readonly theirs: Omit<ReplayPlayer, 'by'>;
  readonly bot: BotName;
  readonly seed: number;
  /** Your seat: 0 takes the first turn. */
  readonly you: Player;
  /** Cards that are played as cards without effects where nothing is known of what they do. */
  readonly withoutEffects?: readonly number[];
  /** Both Side Decks, yours first: a best of three is played. */
  readonly sides?: readonly [readonly number[], readonly number[]];
}

/** The Match in which a Duel is played. */
export interface SavedMatch {
  /** Before both decks for this Duel were handed in: there is no Duel in it. */
  readonly before: MatchSnapshot;
  /** The decks with which it is played, by seat. */
  readonly decks: readonly [MatchDeck, MatchDeck];
}

/** A duel as it is kept: the answers are the duel. Enough to go on after a reload, a crash, or from the middle of a replay. */
export interface SavedDuel {
  readonly head: ReplayHead;
  readonly you: Player;
  readonly bot: BotName;
  readonly answers: readonly (readonly number[])[];
  readonly surrendered: Player | null;
  /** After how many answers you were asked and answered yourself: undo goes back there. */
  readonly stops: readonly number[];
  /** After how many answers you went back to, each time that you took something back. */
  readonly undone: readonly number[];
  /** Cards that are played as cards without effects: so this duel began. */
  readonly withoutEffects?: readonly number[];
  /** Where it is a Duel of a Match. */
  readonly match?: SavedMatch;
}

/**
 * When you are asked whether you activate something. `always`: whenever you could · `answers`: only when it answers what the opponent
 * did, or happens in a battle · `never`: not at all. Mandatory questions are always put.
 */
export const ASKING = ['answers', 'always', 'never'] as const;
export type Asking = (typeof ASKING)[number];
export interface HostSettings {
  readonly asking: Asking;
  /** While held, you are asked as with `always`. */
  readonly hold: boolean;
  /** Do you choose zones? Otherwise the free one nearest to the middle is taken. */
  readonly zones: 'ask' | 'middle';
}
export const DEFAULT_SETTINGS: HostSettings = { asking: 'answers', hold: false, zones: 'middle' };

/** Where a card lies: enough to name a face-down card by its place. */
export interface Spot {
  readonly controller: Player;
  readonly zone: Zone;
  readonly place: number;
}
/** How an effect that is used is called: the card itself, or its effect with a printed number where it has several (①②③). */
export interface EffectMark {
  readonly isCard: boolean;
  readonly number: number | null;
}
/** An event, and what a sentence about it needs besides. */
export interface Occurrence {
  readonly event: DuelEvent;
  /** Where the cards are (or were just before) that the event names but whose identity you do not know, by handle. */
  readonly spots: { readonly [handle: number]: Spot };
  readonly mark: EffectMark | null;
  /** Are the effects of the card negated by what happened to it? */
  readonly negates?: true;
}
/** What one answer led to. */
export interface Step {
  /** How many answers had been given. Rises from step to step. */
  readonly answers: number;
  /** Who answered; null for the beginning of the duel. */
  readonly by: Player | null;
  readonly occurrences: readonly Occurrence[];
  /** The field afterwards; null for a step that is only told again, as after a reload. */
  readonly view: View | null;
}

/** What is said about a choice, or about the effect for which a question is asked. */
export interface Note {
  /** The card, if you know it. `gained` as in the view. */
  readonly passcode: Passcode | null;
  readonly mark: EffectMark | null;
  /** Printed text of the effect, or of the one way of it, in the language of the host. Empty: nothing to print. */
  readonly text: string;
}
export interface Question {
  /** The choices are answered by their indexes. It is always yours. */
  readonly decision: OpenDecision;
  /** For each choice, in order. */
  readonly notes: readonly Note[];
  /** About what the question is asked for. */
  readonly why: Note | null;
}

/** What you know of the Match in which the duel on the table is played. */
export interface MatchPicture {
  readonly stage: Stage;
  /** Duels that were won, yours first. */
  readonly score: readonly [number, number];
  /** Those that are over. */
  readonly results: readonly DuelOutcome[];
  /** The number and kind of the Duel that is being played, or comes next. */
  readonly duelNumber: number | null;
  readonly kind: DuelKind | null;
  /** With what you play. */
  readonly deck: MatchDeck;
  /** How it is decided who goes first, now or next. */
  readonly first: 'rock-paper-scissors' | 'you' | 'opponent';
  readonly outcome: 'won' | 'lost' | 'draw' | null;
}

/** The duel as the page shows it. */
export interface Picture {
  /** Which duel: changes when another begins or is resumed. */
  readonly duel: number;
  readonly you: Player;
  readonly names: readonly [string, string];
  readonly bot: BotName;
  readonly settings: HostSettings;
  readonly view: View;
  /** Null when the duel is over. */
  readonly question: Question | null;
  /** What has come since the last picture. After start, resume and undo: all from the beginning (`fresh`), and the log begins anew. */
  readonly steps: readonly Step[];
  readonly fresh: boolean;
  readonly canUndo: boolean;
  /** Has nothing come of your last answer but this question? Then it can be withdrawn, which is no undo. */
  readonly canCancel: boolean;
  /** How often something was taken back. */
  readonly undone: number;
  /** How many windows were passed for you since your last answer, as the settings say. */
  readonly passed: number;
  readonly result: { readonly winner: Player | null; readonly reason: EndReason } | null;
  /** Milliseconds that the host took. */
  readonly took: number;
  readonly saved: SavedDuel;
  /** Null where a single Duel is played. */
  readonly match: MatchPicture | null;
}

/** Why something did not happen. The duel is as it was before. */
export type Trouble =
  /** An illegal answer, with its clause. */
  | { readonly trouble: 'refused'; readonly rule: RuleId; readonly statement: string }
  /** A card is not defined here, or has changed since the duel was saved; `missing`: those of the decks that are not defined. */
  | { readonly trouble: 'cards'; readonly message: string; readonly missing: readonly number[] }
  /** The saved duel is another one here: it was restored up to this answer. */
  | { readonly trouble: 'differs'; readonly answers: number; readonly message: string }
  /** There is nothing to do that with: no duel has begun, nothing to pass or to take back. */
  | { readonly trouble: 'nothing' }
  /** The Worker crashed; the duel goes on from the last answers. What to copy for a report. */
  | { readonly trouble: 'crashed'; readonly report: string }
  /** A bug of Spellspeed: what to copy for a report. */
  | { readonly trouble: 'bug'; readonly report: string };
/** What comes back: the picture (null before the first duel), and what went wrong, if anything did. */
export interface Reply {
  readonly picture: Picture | null;
  readonly trouble: Trouble | null;
}

/** A clause in words. */
export interface ClauseText {
  readonly rule: RuleId;
  readonly statement: string;
}
/** Something you might want to do with a card; `obstacle` is what stands in the way, null if it can be done now. */
export interface Possible {
  readonly intention: OfferedChoice;
  readonly note: Note;
  readonly obstacle: (ClauseText & { readonly causes: readonly Cause[] }) | null;
}
/** A card that stands in the way, or that changes another: you may see it, or know only where it is. */
export interface Cause {
  readonly handle: Stay | null;
  readonly passcode: Passcode | null;
  readonly spot: Spot | null;
}
/** One applied effect that changes a card. */
export interface ChangeOfCard {
  readonly modifies: ModifierName;
  /** The values that it changes; `step` says in which order they count. */
  readonly values: readonly ChangedValue[];
  /** What the card becomes, where that is a word: a name, a Type, an Attribute. */
  readonly becomes: string | null;
  readonly source: Cause;
  /** Printed text of the effect that does it, in the language of the host; empty where it is not known. */
  readonly text: string;
}
/** All that can be asked about one card. */
export interface CardReport {
  readonly possible: readonly Possible[];
  readonly changes: readonly ChangeOfCard[];
}

/** A card's text in parts, in the language of the host. */
export interface CardText {
  /** Materials and Summoning conditions. */
  readonly summoning: readonly string[];
  readonly effects: readonly PrintedPart[];
  readonly pendulumEffects: readonly PrintedPart[];
  readonly notes: readonly string[];
  /** "[Spellcaster / Effect] Level 4 DARK 1600/1800" */
  readonly kind: string;
}
export interface PrintedPart {
  readonly number: number;
  readonly text: string;
}
