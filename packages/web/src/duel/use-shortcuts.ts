/** Keys for what is done again and again; `?` tells them. */
import { useEffect, useEffectEvent } from 'react';

export interface Shortcuts {
  /** Leads on: passes, or ends the turn's question where there is one way on alone. */
  readonly pass: () => void;
  readonly passTurn: () => void;
  readonly undo: () => void;
  readonly log: () => void;
  readonly help: () => void;
}
/** The key of each, as it stands on the keyboard. */
export const KEYS = { p: 'pass', t: 'passTurn', u: 'undo', l: 'log', '?': 'help' } as const satisfies {
  readonly [key: string]: keyof Shortcuts;
};
const isKey = (key: string): key is keyof typeof KEYS => Object.hasOwn(KEYS, key);
/** Somebody writes, or chooses in a menu or dialog. */
const isBusy = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input, textarea, select, [role="menu"], [role="dialog"], [role="alertdialog"]') !== null;

export const useShortcuts = (shortcuts: Shortcuts): void => {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, target } = event;
    if (ctrlKey || metaKey || altKey || isBusy(target) || !isKey(key)) return;
    event.preventDefault();
    shortcuts[KEYS[key]]();
  });
  useEffect(() => {
    const listening = new AbortController();
    document.addEventListener('keydown', (event) => press(event), { signal: listening.signal });
    return () => listening.abort();
  }, []);
};
