/** Counts the calls of the engine's functions in this process, which becomes slow by it. */
import { Session } from 'node:inspector/promises';

/** Calls since the last look. */
export interface Tally {
  readonly calls: number;
  readonly named: ReadonlyMap<string, number>;
}

const ENGINE = new URL('.', import.meta.resolve('@spellspeed/engine')).href;

/** What the bundler puts behind a name that several modules use. */
const NUMBERED = /\$\d+$/;

/** Begins to count. The function that it gives takes the calls since it was last called: all of the engine's, and those of each name. */
export const startTally = async (): Promise<() => Promise<Tally>> => {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  return async () => {
    const { result } = await session.post('Profiler.takePreciseCoverage');
    let calls = 0;
    const named = new Map<string, number>();
    for (const { url, functions } of result) {
      if (!url.startsWith(ENGINE)) continue;
      for (const { functionName, ranges } of functions) {
        const [whole] = ranges;
        // What runs once when the file is loaded is no call.
        if (whole === undefined || (functionName === '' && whole.startOffset === 0)) continue;
        calls += whole.count;
        const name = functionName.replace(NUMBERED, '');
        named.set(name, (named.get(name) ?? 0) + whole.count);
      }
    }
    return { calls, named };
  };
};
