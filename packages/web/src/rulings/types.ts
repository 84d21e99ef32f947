/** What crosses between the page and the Worker about rulings: plain data. */
import type { Player } from '@spellspeed/engine';
import type { ListedCard } from '@spellspeed/formats';
import type { RuleId } from '@spellspeed/rulebook';
import type { CardName, Command, Mistake, Scenario, Stand, Step } from '@spellspeed/rulings';
import type { ClauseText, SavedDuel } from '../host/types.ts';
import type { Language } from '../i18n/languages.ts';
import type { Frame } from '../watching/frame.ts';

/** A ruling as it is listed: made while the page is built. */
export interface ListedRuling {
  /** The document: `battle/attack-all.yaml`, and the line in which it begins. */
  readonly file: string;
  readonly line: number;
  readonly title: string;
  readonly cites: readonly string[];
  /** Passcodes of the cards that it describes. */
  readonly cards: readonly number[];
}

/** What clauses say, by their ids. */
export interface ClauseStatements {
  readonly [rule: string]: string;
}
/** Titles in another language than English: by document, then by the line in which the ruling begins. */
export interface RulingTitles {
  readonly [file: string]: { readonly [line: number]: string };
}

/** Something that a step says cannot be done, with the clause that forbids it. */
export interface ToldRefusal extends ClauseText {
  readonly player: 'A' | 'B';
  /** In the words of the scenario. */
  readonly command: string;
  /** The same as it was understood; null where it is no command of a scenario. */
  readonly told: Command | null;
  /** The cards that cause it. */
  readonly cards: readonly CardName[];
}
export interface RulingStep {
  /** `command`: somebody does something · `advance`: both pass · `match`: a judge or the clock · `expect`: what must be so. */
  readonly kind: 'command' | 'advance' | 'match' | 'expect';
  readonly player: 'A' | 'B' | null;
  /** As it was understood: it is told in the language of the page. */
  readonly step: Step;
  /** As it is written, a line each. */
  readonly lines: readonly string[];
  readonly refused: readonly ToldRefusal[];
  /** The field after the step, and what happened in it. */
  readonly frame: Frame;
  /** Why it did not go as it is written. */
  readonly failure: string | null;
}
/** Where a ruling comes from: an example of a clause, or what else is written. */
export interface RulingSource {
  readonly text: string;
  readonly example: { readonly rule: RuleId; readonly number: number | null } | null;
}
/** A ruling that was played to its end. */
export interface PlayedRuling {
  readonly title: string;
  /** The line of its document in which it begins. */
  readonly line: number;
  readonly source: RulingSource | null;
  /** Passcodes of the cards that it describes. */
  readonly cards: readonly number[];
  readonly cites: readonly ClauseText[];
  readonly start: Frame;
  readonly steps: readonly RulingStep[];
  /** Null where everything goes as it is written. */
  readonly failure: string | null;
  /** Why it is not run. */
  readonly skipped: string | null;
}
export type Played =
  | { readonly ok: true; readonly ruling: PlayedRuling }
  | { readonly ok: false; readonly mistakes: readonly Mistake[] };

/** A command as it is written, and as it was understood; null where it is no command of a scenario. */
export interface PossibleCommand {
  readonly command: string;
  readonly told: Command | null;
}
/** What one player could do on a field, and what not. */
export interface Could {
  readonly player: 'A' | 'B';
  /** Does the player get to do anything at this point? */
  readonly asked: boolean;
  readonly commands: readonly PossibleCommand[];
  readonly refused: readonly ToldRefusal[];
}
export type Checked =
  | { readonly ok: true; readonly frame: Frame; readonly could: readonly Could[] }
  | { readonly ok: false; readonly mistakes: readonly Mistake[] };

/** The field of a scenario. */
export interface ReadField
  extends Pick<Scenario, 'title' | 'format' | 'turn' | 'turnPlayer' | 'phase' | 'sides'> {
  /** How many plain monsters the runner has put below each Deck. */
  readonly fillers: readonly [number, number];
  /** How much of the text is not part of the field: its steps, and more scenarios. */
  readonly steps: number;
  readonly others: number;
  /** Cards of the text that cannot be played, with their lines; they are not on the field. */
  readonly unplayable: readonly ListedCard[];
}
export type ReadText =
  | { readonly ok: true; readonly field: ReadField }
  | { readonly ok: false; readonly mistakes: readonly Mistake[] };
/** What a field can be built of. */
export interface Material {
  /** All cards that can be played, with where they can stand. */
  readonly cards: readonly { readonly passcode: number; readonly stands: readonly Stand[] }[];
  /** The counters that cards speak of. */
  readonly counters: readonly string[];
}

export interface RulingHost {
  /** Plays the document of the text that begins in this line. */
  play(text: string, file: string, line: number, language: Language): Promise<Played>;
  /** Reads the first scenario of a text, or says what is wrong with it. */
  read(text: string): Promise<ReadText>;
  material(): Promise<Material>;
  /** What is legal on the field of this text. */
  check(text: string, language: Language): Promise<Checked>;
  /** A duel of your own that goes on after so many steps of this document. */
  takeOver(place: DocumentPlace, steps: number, you: Player): Promise<SavedDuel | null>;
}
export interface DocumentPlace {
  readonly text: string;
  readonly file: string;
  readonly line: number;
}
