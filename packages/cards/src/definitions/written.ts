/** Definitions as lines of data: which there are is known at once, what one says is read when a duel first uses the card. */
import type { Behaviour } from './behaviour.ts';

/** Who understood the text. `hand`: somebody wrote it down · `proved`: it was read, and what was read prints the very text · `read`: it prints other words for the same. */
export type WrittenBy = 'hand' | 'proved' | 'read';

/** The first line: what is known of the cards without reading their definitions. */
export interface Head {
  /** The Normal Monsters, whose facts say all that there is to say. */
  readonly plain: readonly number[];
  /** The passcodes of Tokens, each with those of the cards that make it, in rising order. */
  readonly tokens: { readonly [token: string]: readonly number[] };
}

/** What lines of definitions say. */
export interface Written extends Head {
  /** By rising passcode. */
  readonly passcodes: readonly number[];
  readonly writtenBy: (passcode: number) => WrittenBy | undefined;
  readonly behaviourOf: (passcode: number) => Behaviour | undefined;
}

/** How a line begins; `lineOf` writes it so, and `writtenIn` finds by it. */
const PASSCODE = '{"passcode":';

export const lineOf = (passcode: number, by: WrittenBy, behaviour: Behaviour): string =>
  JSON.stringify({ passcode, by, ...behaviour });

export const NOTHING_WRITTEN: Written = {
  plain: [],
  tokens: {},
  passcodes: [],
  writtenBy: () => undefined,
  behaviourOf: () => undefined,
};

/** Reads a file of definitions. */
export const writtenIn = (text: string): Written => {
  const [head = '{}', ...lines] = text.trimEnd().split('\n');
  // The file is made by the build, and a test takes every line of it for a card.
  const { plain, tokens } = JSON.parse(head) as Head;
  const byPasscode = new Map(
    lines.map((line) => [Number.parseInt(line.slice(PASSCODE.length, PASSCODE.length + 10), 10), line]),
  );
  return {
    plain,
    tokens,
    passcodes: [...byPasscode.keys()],
    writtenBy: (passcode) => {
      const line = byPasscode.get(passcode);
      if (line === undefined) return undefined;
      const by = line.slice(`${PASSCODE}${passcode},"by":"`.length);
      if (by.startsWith('hand')) return 'hand';
      return by.startsWith('proved') ? 'proved' : 'read';
    },
    behaviourOf: (passcode) => {
      const line = byPasscode.get(passcode);
      if (line === undefined) return undefined;
      const { passcode: _, by: __, ...behaviour } = JSON.parse(line) as Behaviour & Beginning;
      return behaviour;
    },
  };
};
interface Beginning {
  readonly passcode: number;
  readonly by: WrittenBy;
}
