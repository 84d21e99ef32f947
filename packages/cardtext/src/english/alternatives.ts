/** Alternatives as one phrase: "Spell/Trap", "Dragon or Warrior", "on the field or in your GY". */
import { type Draft, type Slot, withAdjective } from './draft.ts';
import { listOf } from './speech.ts';

/** Alternatives that all fill the same place of the phrase share it. */
export const merge = (drafts: readonly Draft[], draft: Draft): Draft | undefined => {
  const heads = drafts.flatMap(({ head }) => head ?? []);
  const slot = commonSlot(drafts);
  const withSlot =
    slot &&
    withAdjective(
      draft,
      slot,
      listOf(
        drafts.map((one) => one.adjectives[slot] ?? ''),
        'or',
      ),
    );
  // "Fusion, Synchro, or Xyz Monster"
  if (slot === 'frame' && withSlot) return { ...withSlot, head: 'Monster' };
  if (heads.length === drafts.length) return { ...draft, head: heads.join('/') };
  const places = drafts.flatMap((one) => one.places);
  if (places.length === drafts.length) return { ...draft, places: [...draft.places, ...places] };
  const names = drafts.flatMap((one) => one.names ?? []);
  if (names.length === drafts.length) return { ...draft, names: listOf(names, 'or') };
  const tails = drafts.flatMap((one) => (isOnlyTail(one) ? one.tail : []));
  if (tails.length === drafts.length) return { ...draft, tail: [...draft.tail, listOf(tails, 'or')] };
  return withSlot;
};
/** Does nothing but one relative clause say what it is: "whose Level is …"? */
const isOnlyTail = ({ adjectives, places, having, sharing, except, tail, extreme }: Draft): boolean =>
  tail.length === 1 &&
  extreme === undefined &&
  [Object.keys(adjectives), places, having, sharing, except].every((part) => part.length === 0);
const commonSlot = (drafts: readonly Draft[]): Slot | undefined => {
  const slots = new Set(drafts.flatMap((draft) => Object.keys(draft.adjectives) as Slot[]));
  return slots.size === 1 ? [...slots][0] : undefined;
};
