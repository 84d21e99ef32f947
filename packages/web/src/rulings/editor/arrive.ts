/** A card comes to a place: from the list of all cards, or from elsewhere on the field. */
import type { DropItem } from 'react-aria-components';
import { addCard, type BuiltField, cardOf, cardsAt, moveCard } from './built-field.ts';
import { CARD_TYPE, MOVED_TYPE } from './drag-types.ts';
import type { Coming, Editing } from './editing.ts';
import { isZone, type Place } from './stands.ts';
import { canStand } from './use-material.ts';

export const putThere = (field: BuiltField, at: Place, coming: Coming): BuiltField =>
  'id' in coming ? moveCard(field, at, coming.id) : addCard(field, at, coming.copyOf);
export const passcodeOf = (field: BuiltField, coming: Coming): number =>
  'id' in coming ? (cardOf(field, coming.id)?.passcode ?? 0) : coming.copyOf;

/** Of the names of a place the one under which the card can stand there, on the side where it is now. */
export const nameFor = (
  { field, material }: Pick<Editing, 'field' | 'material'>,
  names: readonly [Place, ...Place[]],
  coming: Coming,
): Place => {
  const passcode = passcodeOf(field, coming);
  const side = 'id' in coming ? cardOf(field, coming.id)?.player : undefined;
  const fitting = names.filter(({ pile }) => canStand(material, passcode, pile));
  // A Spell & Trap Zone is named first, a Pendulum Zone last: what can be in the latter is meant to be.
  const special = fitting.find(({ pile }) => pile === 'pendulum');
  return special ?? fitting.find(({ player }) => player === side) ?? fitting[0] ?? names[0];
};

/** Puts the card there; where another one lies in the zone, it is asked what becomes of the two. */
export const arrive = (editing: Editing, names: readonly [Place, ...Place[]], coming: Coming): void => {
  const at = nameFor(editing, names, coming);
  const there = isZone(at.pile) ? cardsAt(editing.field, at) : [];
  const isThere = 'id' in coming && there.some(({ id }) => id === coming.id);
  const [other] = there;
  if (isThere) return;
  if (other === undefined) editing.put(putThere(editing.field, at, coming));
  else editing.open({ about: 'meeting', coming, there: other.id });
};

/** The cards among what was dropped. */
export const comingCards = async (items: readonly DropItem[]): Promise<readonly Coming[]> => {
  const found = items.map(async (item): Promise<Coming | null> => {
    if (item.kind !== 'text') return null;
    if (item.types.has(MOVED_TYPE)) return { id: Number(await item.getText(MOVED_TYPE)) };
    return item.types.has(CARD_TYPE) ? { copyOf: Number(await item.getText(CARD_TYPE)) } : null;
  });
  return (await Promise.all(found)).filter((coming) => coming !== null);
};
