/** Something that the person at the keyboard can mend: told in plain lines, never with a stack. */
export class Trouble extends Error {
  override readonly name = 'Trouble';
  readonly lines: readonly string[];

  constructor(...lines: readonly string[]) {
    super(lines.join('\n'));
    this.lines = lines;
  }
}

/** What went wrong, whatever was thrown. */
export const messageOfThrown = (thrown: unknown): string =>
  thrown instanceof Error ? thrown.message : String(thrown);

/** The stack for programmers, where they have asked for it with DEBUG. */
export const stackOfThrown = (thrown: unknown): string | undefined =>
  process.env.DEBUG && thrown instanceof Error ? thrown.stack : undefined;
