/** What the Worker does that reads texts: plain data crosses. */
import type { GivenTexts, ReadSentence, SourceTrouble } from '@spellspeed/reader';

/** What came of a file, in figures. The cards themselves are kept by then. */
export interface Added extends Pick<GivenTexts, 'playableBefore' | 'unknown'> {
  readonly cards: number;
  readonly notUnderstood: number;
}
/** Why nothing of a file was kept. */
export type FileTrouble =
  | SourceTrouble
  | { readonly found: 'too-large'; readonly megabytes: number }
  /** The file, or what reads it, could not be loaded. */
  | { readonly found: 'failed'; readonly message: string };
export type AddReply =
  | { readonly ok: true; readonly added: Added }
  | { readonly ok: false; readonly trouble: FileTrouble };

/** How far the reading is. */
export type Told = (done: number, of: number) => void;

export interface TextReader {
  /** Reads a file of texts and keeps what came of it, all or nothing. */
  add(file: Blob, told: Told): Promise<AddReply>;
  /** Reads all texts anew that are kept: another version of Spellspeed may understand more of them. */
  again(told: Told): Promise<AddReply>;
  /** The sentences of the text that was given for a card, and which are understood; none where no text was given. */
  sentences(passcode: number): Promise<readonly ReadSentence[]>;
}
