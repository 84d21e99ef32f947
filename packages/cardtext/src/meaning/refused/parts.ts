/** Parts of an effect, wherever they stand in it. */
import type { Action } from '@spellspeed/engine/language';

/** What takes a card from where it is. */
export const MOVES: readonly unknown[] = [
  'send-to-gy',
  'banish',
  'destroy',
  'to-hand',
  'to-deck',
  'discard',
  'tribute',
];
/** The name of the card to which it is done. */
export const namedBy = ({ what, affects }: Fields): unknown => {
  const whom = isFields(what) ? what.what : isFields(affects) ? affects.what : undefined;
  return isFields(whom) && whom.ref === 'bound' ? whom.name : undefined;
};
/** Does it start something that lasts? */
export const startsSomething = (action: Action): boolean => some(action, ({ do: verb }) => verb === 'apply');
export type Fields = Readonly<Record<string, unknown>>;
export const isFields = (part: unknown): part is Fields => typeof part === 'object' && part !== null;
export const isThis = (part: unknown): boolean => isFields(part) && part.ref === 'this';
/** Is there such a part anywhere in it? */
export const some = (part: unknown, is: (part: Fields) => boolean): boolean =>
  isFields(part) && (is(part) || Object.values(part).some((inner) => some(inner, is)));
