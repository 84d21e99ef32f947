/** What became of an input, and what counts as a finding. */

/** `read`: taken as it is; `refused`: a typed refusal or mistakes with their places. */
export type Outcome = 'read' | 'refused';

/** Something that must not be. */
export interface Finding {
  readonly reader: string;
  readonly kind: 'exception' | 'slow' | 'changed' | 'law';
  readonly message: string;
  /** The input, as a text; a value is JSON. */
  readonly input: string;
}

/** No text of any size takes more. Of the processor, since a busy machine is no fault of a reader. */
export const MOST_SECONDS = 2;

const wordsOf = (thrown: unknown): string =>
  thrown instanceof Error ? `${thrown.name}: ${thrown.message}\n${thrown.stack ?? ''}` : String(thrown);

/** Runs a reader on an input: nothing to report, or what went wrong. */
export const tried = (
  reader: string,
  input: string,
  read: () => Outcome,
): { readonly outcome: Outcome } | { readonly finding: Finding } => {
  const before = process.cpuUsage();
  try {
    const outcome = read();
    const { user, system } = process.cpuUsage(before);
    const seconds = (user + system) / 1e6;
    return seconds <= MOST_SECONDS
      ? { outcome }
      : { finding: { reader, kind: 'slow', message: `${seconds.toFixed(1)} s`, input } };
  } catch (thrown) {
    const kind = thrown instanceof Changed ? 'changed' : 'exception';
    return { finding: { reader, kind, message: wordsOf(thrown), input } };
  }
};
/** A refusal has changed the duel. */
export class Changed extends Error {
  override readonly name = 'Changed';
}
