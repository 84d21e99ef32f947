/** Which card somebody points at: with the mouse, with the focus, or with a finger that stays. */

/** A card that is pointed at, and where it is drawn. */
export interface Pointed {
  readonly passcode: number;
  /** Effects that it has gained where it lies. */
  readonly gained: readonly string[];
  readonly element: Element;
}
const DRAWN = '[data-card]';
/** What stands for the card that is drawn in it. */
const HOLDERS = 'button, a, label, summary, [role="row"], [role="option"], [role="menuitem"]';
/** Here everything about a card is told already. */
const TOLD = '[data-told]';

/** The card at an element: itself, or the only one that is drawn in what is pressed there. */
export const cardAtElement = (target: EventTarget | null): Pointed | null => {
  if (!(target instanceof Element) || target.closest(TOLD)) return null;
  const holder = target.closest(HOLDERS);
  const inside = holder === null ? [] : [...holder.querySelectorAll(DRAWN)];
  const element = target.closest(DRAWN) ?? (inside.length === 1 ? inside[0] : undefined);
  const passcode = Number(element?.getAttribute('data-card') ?? Number.NaN);
  const gained = element?.getAttribute('data-gained')?.split(' ') ?? [];
  return element && Number.isSafeInteger(passcode) ? { passcode, gained, element: holder ?? element } : null;
};
