import { afterEach, describe, expect, test, vi } from 'vitest';
import { hold, holdOnly, isHeld } from './one-tab.ts';

type Granted = (lock: object | null) => unknown;
/** Locks of a browser that is slower than any patience: who waits for a lock with an end to it never gets it. */
const slowLocks = (taken: ReadonlySet<string>) => ({
  request: async (name: string, { signal, steal }: LockOptions, granted: Granted): Promise<unknown> => {
    if (signal) throw new DOMException('It took too long.', 'TimeoutError');
    return granted(taken.has(name) && !steal ? null : {});
  },
});
const nobody = (): void => undefined;

describe('a duel on a slow machine', () => {
  afterEach(() => {
    holdOnly(null);
    vi.unstubAllGlobals();
  });

  test('is played here when no other tab plays it', async () => {
    vi.stubGlobal('navigator', { locks: slowLocks(new Set()) });
    expect(await hold('one', 'if-free', nobody)).toBe(true);
    expect(isHeld('one')).toBe(true);
  });

  test('is not played here while another tab plays it, unless this one takes over', async () => {
    vi.stubGlobal('navigator', { locks: slowLocks(new Set(['spellspeed.duel.one'])) });
    expect(await hold('one', 'if-free', nobody)).toBe(false);
    expect(isHeld('one')).toBe(false);
    expect(await hold('one', 'take-over', nobody)).toBe(true);
    expect(isHeld('one')).toBe(true);
  });
});
