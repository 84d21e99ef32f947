/** Keys for what is done again and again; `?` tells them. */
import { useEffect, useEffectEvent } from 'react';

export interface Shortcuts {
  /** Leads on: passes, or ends the turn's question where there is one way on alone. */
  readonly pass: () => void;
  readonly passTurn: () => void;
  /** Goes through the ways in which you are asked. */
  readonly mode: () => void;
  readonly battle: () => void;
  readonly main2: () => void;
  readonly end: () => void;
  readonly undo: () => void;
  readonly log: () => void;
  readonly hint: () => void;
  readonly help: () => void;
}
/** The key of each, as it stands on the keyboard. */
export const KEYS = {
  p: 'pass',
  t: 'passTurn',
  m: 'mode',
  b: 'battle',
  '2': 'main2',
  e: 'end',
  u: 'undo',
  l: 'log',
  h: 'hint',
  '?': 'help',
} as const satisfies { readonly [key: string]: keyof Shortcuts };
/** While it is held down, you are asked everything. */
export const HELD_KEY = 'a';

const isKey = (key: string): key is keyof typeof KEYS => Object.hasOwn(KEYS, key);
const BUSY =
  'input:not([type="radio"]), textarea, select, [role="menu"], [role="dialog"], [role="alertdialog"]';
/** Somebody writes, or chooses in a menu or dialog. */
const isBusy = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(BUSY) !== null;
const isChord = ({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => ctrlKey || metaKey || altKey;

/** `hold` is called when the held key goes down, and when it comes up or the page is left. */
export const useShortcuts = (shortcuts: Shortcuts, hold: (isDown: boolean) => void): void => {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, repeat } = event;
    if (isChord(event) || isBusy(target)) return;
    if (key === HELD_KEY && !repeat) hold(true);
    if (!isKey(key)) return;
    event.preventDefault();
    shortcuts[KEYS[key]]();
  });
  const release = useEffectEvent((key: string | null) => {
    if (key === null || key.toLowerCase() === HELD_KEY) hold(false);
  });
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('keydown', (event) => press(event), { signal });
    document.addEventListener('keyup', ({ key }) => release(key), { signal });
    window.addEventListener('blur', () => release(null), { signal });
    return () => listening.abort();
  }, []);
};
