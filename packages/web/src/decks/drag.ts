/** Cards that are dragged between the list of all cards and the sections of a deck, with the mouse, a finger or the keyboard. */
import { SECTIONS, type Section } from '@spellspeed/formats';
import type { DropItem } from 'react-aria-components';
import { homeOf } from './lists.ts';

/** A card of the Main Deck, and one of the Extra Deck: a section takes only what may lie in it. */
const TYPES = {
  main: 'application/x-spellspeed-main-card',
  extra: 'application/x-spellspeed-extra-card',
} as const;
/** What may be dropped on a section. */
export const ACCEPTED: { readonly [section in Section]: string[] } = {
  main: [TYPES.main],
  extra: [TYPES.extra],
  side: [TYPES.main, TYPES.extra],
};
export type Origin = Section | 'library';
export interface Dragged {
  readonly from: Origin;
  readonly passcode: number;
}
export const dragged = (from: Origin, passcode: number): { readonly [type: string]: string } => ({
  [TYPES[homeOf(passcode)]]: `${from} ${passcode}`,
});
/** The cards among what was dropped. */
export const droppedCards = async (items: readonly DropItem[]): Promise<readonly Dragged[]> => {
  const texts = await Promise.all(
    items.flatMap((item) => {
      const type = item.kind === 'text' ? ACCEPTED.side.find((each) => item.types.has(each)) : undefined;
      return item.kind === 'text' && type ? [item.getText(type)] : [];
    }),
  );
  return texts.flatMap((text) => {
    const [origin, passcode] = text.split(' ');
    const from = [...SECTIONS, 'library' as const].find((each) => each === origin);
    return from === undefined ? [] : [{ from, passcode: Number(passcode) }];
  });
};
