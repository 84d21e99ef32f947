import { useEffect, useState } from 'react';
import { cardAtElement, type Pointed } from './pointed.ts';

/** A mouse that only passes by shows nothing. */
const POINTING = 350;
/** A finger that stays so long wants to read. */
const LONG_PRESS = 450;
/** A finger that moves so far scrolls. */
const SCROLLS = 10;

/** Something to read, or null: this way of pointing points at nothing any more. */
type Show = (pointed: Pointed | null) => void;
/** Nothing is read any more, whatever pointed at it. */
type Away = () => void;
type Way = 'mouse' | 'focus' | 'finger';
interface Shown {
  readonly by: Way;
  readonly pointed: Pointed;
}

/** The mouse: after a moment over a card, until it leaves. */
const withMouse = (show: Show, away: Away, signal: AbortSignal): void => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let at: Element | null = null;
  const over = ({ target, pointerType }: PointerEvent): void => {
    if (pointerType !== 'mouse') return;
    const pointed = cardAtElement(target);
    if (pointed?.element === at) return;
    at = pointed?.element ?? null;
    clearTimeout(timer);
    away();
    if (pointed) timer = setTimeout(() => show(pointed), POINTING);
  };
  // A finger that is lifted leaves the page too, and still reads.
  const end = ({ pointerType }: PointerEvent): void => {
    if (pointerType !== 'mouse') return;
    clearTimeout(timer);
    away();
  };
  document.addEventListener('pointerover', over, { signal });
  document.addEventListener('pointerdown', end, { signal });
  document.documentElement.addEventListener('pointerleave', end, { signal });
};

/** The focus, where it can be seen: of somebody who uses the keyboard. */
const withFocus = (show: Show, away: Away, signal: AbortSignal): void => {
  const focused = ({ target }: FocusEvent): void => {
    const isSeen =
      target instanceof Element &&
      (target.matches(':focus-visible') || 'focusVisible' in (target as HTMLElement).dataset);
    show(isSeen ? cardAtElement(target) : null);
  };
  document.addEventListener('focusin', focused, { signal });
  document.addEventListener('focusout', () => show(null), { signal });
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && away(), { signal });
};

/** A finger that stays. What it would have pressed is not pressed. */
const withFinger = (show: Show, away: Away, signal: AbortSignal): void => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let from: PointerEvent | null = null;
  let isReading = false;
  const read = (pointed: Pointed, { pointerId, target }: PointerEvent): void => {
    isReading = true;
    target?.dispatchEvent(new PointerEvent('pointercancel', { pointerId, bubbles: true }));
    show(pointed);
  };
  const down = (event: PointerEvent): void => {
    if (isReading) away();
    isReading = false;
    if (event.pointerType === 'mouse') return;
    from = event;
    const pointed = cardAtElement(event.target);
    if (pointed) timer = setTimeout(() => read(pointed, event), LONG_PRESS);
  };
  const move = ({ clientX, clientY }: PointerEvent): void => {
    if (from && Math.hypot(clientX - from.clientX, clientY - from.clientY) > SCROLLS) clearTimeout(timer);
  };
  const withheld = (event: Event): void => {
    if (!isReading) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const capture = { signal, capture: true };
  document.addEventListener('pointerdown', down, capture);
  document.addEventListener('pointermove', move, { signal });
  document.addEventListener('pointerup', () => clearTimeout(timer), { signal });
  document.addEventListener('pointercancel', () => clearTimeout(timer), { signal });
  // A browser takes a finger that is lifted soon for a tap: it would give the focus, and press.
  document.addEventListener('mousedown', withheld, capture);
  document.addEventListener('click', withheld, capture);
  document.addEventListener('contextmenu', withheld, capture);
};

/** The card that is pointed at now; null for none. */
export const usePointed = (): Pointed | null => {
  const [shown, setShown] = useState<Shown | null>(null);
  const pointed = shown?.pointed ?? null;
  useEffect(() => {
    const listening = new AbortController();
    const away: Away = () => setShown(null);
    // A focus that goes elsewhere, to a dialog that opens, takes nothing from under the mouse.
    const by =
      (way: Way): Show =>
      (seen) =>
        setShown((before) => (seen ? { by: way, pointed: seen } : before?.by === way ? null : before));
    withMouse(by('mouse'), away, listening.signal);
    withFocus(by('focus'), away, listening.signal);
    withFinger(by('finger'), away, listening.signal);
    return () => listening.abort();
  }, []);
  useEffect(() => {
    if (pointed === null) return;
    // What has gone, after an answer perhaps, is not pointed at any more.
    const watch = new MutationObserver(() => {
      const isThere = cardAtElement(pointed.element)?.passcode === pointed.passcode;
      if (!pointed.element.isConnected || !isThere) setShown(null);
    });
    watch.observe(document.body, { childList: true, subtree: true });
    return () => watch.disconnect();
  }, [pointed]);
  return pointed;
};
