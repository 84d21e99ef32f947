/** A terminal at which a script types. */
import pc from 'picocolors';
import type { Terminal } from './terminal.ts';

export interface Scripted extends Terminal {
  readonly printed: () => string;
  readonly complaints: () => string;
}

/** Types the lines one after the other; a function sees all that was printed before. */
export const scripted = (lines: readonly (string | ((printed: string) => string))[] = []): Scripted => {
  const out: string[] = [];
  const err: string[] = [];
  const left = [...lines];
  return {
    paint: pc.createColors(false),
    columns: 100,
    out: (text) => void out.push(text),
    err: (text) => void err.push(text),
    ask: async (prompt) => {
      const next = left.shift();
      const line = typeof next === 'function' ? next(out.join('\n')) : (next ?? null);
      out.push(`${prompt}${line ?? ''}`);
      return line;
    },
    close: () => undefined,
    printed: () => out.join('\n'),
    complaints: () => err.join('\n'),
  };
};
