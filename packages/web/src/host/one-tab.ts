/** A duel is played in one tab at a time: it holds a lock with the name of the duel. What the browser gives back when a tab is closed. */

/** How to let go of each duel that this tab holds. */
const held = new Map<string, () => void>();
/** In milliseconds: a tab that is being loaded anew has to let go first. */
const PATIENCE = 1500;

const nameOf = (id: string): string => `spellspeed.duel.${id}`;
/** On a page that is not served safely the browser has no locks: then nobody is kept from anything. */
const locks = (): LockManager | undefined => navigator.locks;

/**
 * Holds the duel for this tab, and says whether it does: another tab that plays it keeps it, unless this one takes over. `lost` is
 * called when another tab has taken it over from here.
 */
export const hold = (id: string, how: 'if-free' | 'take-over', lost: () => void): Promise<boolean> => {
  const manager = locks();
  if (manager === undefined || held.has(id)) return Promise.resolve(true);
  return new Promise((resolve) => {
    const whileHeld = (): Promise<void> =>
      new Promise((release) => {
        held.set(id, release);
        resolve(true);
      });
    const ask = (options: LockOptions, otherwise: () => void): void => {
      manager
        .request(nameOf(id), options, (lock) => (lock === null ? otherwise() : whileHeld()))
        .catch(() => {
          resolve(false);
          if (held.delete(id)) lost();
        });
    };
    const wait = (): void => ask({ signal: AbortSignal.timeout(PATIENCE) }, () => resolve(false));
    // What is free is given however long a slow machine takes for it: only what another tab holds is waited for.
    if (how === 'take-over') ask({ steal: true }, () => resolve(false));
    else ask({ ifAvailable: true }, wait);
  });
};

/** Lets go of all duels but this one. */
export const holdOnly = (id: string | null): void => {
  for (const [each, release] of held)
    if (each !== id) {
      held.delete(each);
      release();
    }
};

/** Does this tab play the duel? */
export const isHeld = (id: string): boolean => locks() === undefined || held.has(id);
