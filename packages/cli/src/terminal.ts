/** The terminal as commands see it, so that they run against a script as well. */
import { createInterface } from 'node:readline';
import pc from 'picocolors';

export type Paint = Pick<
  ReturnType<typeof pc.createColors>,
  'bold' | 'dim' | 'red' | 'green' | 'yellow' | 'cyan' | 'magenta' | 'blue'
>;

export interface Terminal {
  readonly paint: Paint;
  /** How many characters fit on a line. */
  readonly columns: number;
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  /** The next line that is typed; null at the end of the input. */
  readonly ask: (prompt: string) => Promise<string | null>;
  /** At Ctrl-C this is done in the place of ending the program, until what it returns is called. A terminal without it is never interrupted. */
  readonly onInterrupt?: (act: () => void) => () => void;
  readonly close: () => void;
}

const WIDTH_OF_A_PIPE = 100;

/** The terminal of this process. */
export const processTerminal = (): Terminal => {
  const { stdin, stdout, stderr } = process;
  const input = lineReader();
  return {
    paint: pc.createColors(stdout.isTTY === true && pc.isColorSupported),
    columns: stdout.columns ?? WIDTH_OF_A_PIPE,
    out: (text) => void stdout.write(`${text}\n`),
    err: (text) => void stderr.write(`${text}\n`),
    ask: async (prompt) => {
      const line = await input.next(prompt);
      // What comes through a pipe is not seen as it is typed.
      if (!stdin.isTTY) stdout.write(`${line ?? ''}\n`);
      return line;
    },
    onInterrupt: (act) => {
      process.on('SIGINT', act);
      return () => process.off('SIGINT', act);
    },
    close: () => input.close(),
  };
};

interface LineReader {
  readonly next: (prompt: string) => Promise<string | null>;
  readonly close: () => void;
}

/** Lines in their order, also those that arrive before they are asked for. */
const lineReader = (): LineReader => {
  let reader: ReturnType<typeof createInterface> | undefined;
  const waiting: string[] = [];
  let ended = false;
  let take: ((line: string | null) => void) | undefined;
  const deliver = (line: string | null): void => {
    const taker = take;
    take = undefined;
    if (taker) taker(line);
    else if (line !== null) waiting.push(line);
  };
  const open = () => {
    const made = createInterface({ input: process.stdin, output: process.stdout });
    made.on('line', deliver);
    made.on('close', () => {
      ended = true;
      deliver(null);
    });
    return made;
  };
  return {
    next: (prompt) => {
      reader ??= open();
      const line = waiting.shift();
      if (line !== undefined || ended) {
        process.stdout.write(prompt);
        return Promise.resolve(line ?? null);
      }
      reader.setPrompt(prompt);
      reader.prompt();
      return new Promise((resolve) => {
        take = resolve;
      });
    },
    close: () => reader?.close(),
  };
};
