/** Follows the pointer from a card that can be dragged to where it is let go. */

import type { Drop, Drops } from './draggable.ts';
import { NOTHING_DRAGGED, useDrag } from './use-drag.ts';

export interface DragUse {
  /** Can this card be dragged now? */
  readonly canDrag: (handle: number) => boolean;
  /** To where, and what that means. */
  readonly dropsOf: (handle: number) => Promise<Drops>;
  /** It was let go there. */
  readonly drop: (handle: number, drops: readonly Drop[], on: Element) => void;
}
/** So far a pointer moves before it drags: a press with an unsteady hand is a press. */
const BEGINS = 10;
const CARD = '[data-handle]';
const PLACE = '[data-places]';

/** The keys of the place that is there. */
const placeAt = ({ clientX, clientY }: PointerEvent): Element | null =>
  document.elementFromPoint(clientX, clientY)?.closest(PLACE) ?? null;
const keyAmong = (place: Element | null, drops: Drops | null): string | null =>
  place
    ?.getAttribute('data-places')
    ?.split(' ')
    .find((key) => drops?.has(key)) ?? null;

/** The card itself follows the pointer, as a picture of it. */
const pictureOf = (source: Element): HTMLElement => {
  const { width, height } = source.getBoundingClientRect();
  const picture = document.createElement('div');
  const copy = source.querySelector('[data-card]')?.cloneNode(true);
  if (copy) picture.append(copy);
  picture.dataset.dragged = '';
  picture.setAttribute('aria-hidden', 'true');
  Object.assign(picture.style, {
    position: 'fixed',
    inset: '0 auto auto 0',
    inlineSize: `${Math.min(width, height * 0.7)}px`,
    pointerEvents: 'none',
    opacity: '0.85',
    zIndex: '50',
  });
  document.body.append(picture);
  return picture;
};
const moveTo = (picture: HTMLElement, { clientX, clientY }: PointerEvent): void => {
  picture.style.transform = `translate(calc(${clientX}px - 50%), calc(${clientY}px - 50%))`;
};

/** From the press until it is let go. */
const follow = (source: Element, handle: number, from: PointerEvent, use: DragUse): void => {
  const following = new AbortController();
  const { signal } = following;
  let picture: HTMLElement | null = null;
  let found: Promise<Drops> | null = null;
  const end = (): void => {
    following.abort();
    picture?.remove();
    useDrag.setState(NOTHING_DRAGGED);
  };
  const begin = (): void => {
    picture = pictureOf(source);
    // What was pressed is not pressed any more.
    source.dispatchEvent(new PointerEvent('pointercancel', { pointerId: from.pointerId, bubbles: true }));
    useDrag.setState({ card: handle });
    found = use.dropsOf(handle);
    void found.then((drops) => {
      if (!signal.aborted) useDrag.setState({ drops });
    });
  };
  const isOwn = (event: Event): event is PointerEvent =>
    event instanceof PointerEvent && event.isTrusted && event.pointerId === from.pointerId;
  const move = (event: PointerEvent): void => {
    if (!isOwn(event)) return;
    const far = Math.hypot(event.clientX - from.clientX, event.clientY - from.clientY);
    if (picture === null && far < BEGINS) return;
    if (picture === null) begin();
    if (picture !== null) moveTo(picture, event);
    useDrag.setState({ over: keyAmong(placeAt(event), useDrag.getState().drops) });
  };
  const up = async (event: PointerEvent): Promise<void> => {
    if (!isOwn(event)) return;
    const [place, promised] = [placeAt(event), found];
    end();
    const drops = (await promised) ?? null;
    const key = keyAmong(place, drops);
    if (place !== null && key !== null) use.drop(handle, drops?.get(key) ?? [], place);
  };
  document.addEventListener('pointermove', move, { signal });
  document.addEventListener('pointerup', (event) => void up(event), { signal });
  document.addEventListener('pointercancel', (event) => isOwn(event) && end(), { signal });
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && end(), { signal });
};

/** Cards inside this element can be dragged until the signal ends it. `use` says what is so at the time. */
export const dragCards = (root: HTMLElement, use: () => DragUse, signal: AbortSignal): void => {
  root.addEventListener(
    'pointerdown',
    (event) => {
      if (!event.isPrimary || event.button !== 0 || !(event.target instanceof Element)) return;
      const source = event.target.closest(CARD);
      const handle = Number(source?.getAttribute('data-handle') ?? Number.NaN);
      if (source && use().canDrag(handle)) follow(source, handle, event, use());
    },
    { signal },
  );
};
