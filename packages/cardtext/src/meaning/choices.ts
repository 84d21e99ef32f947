/** Choices that are made while an effect is carried out, as sentences say them. */
import type { ActionOf } from '@spellspeed/engine/language';

type Choice = ActionOf<'one-of'>;

/** Is one thing or another done to the same card? Then one sentence says it: "either add … to your hand or Special Summon …". */
export const isEitherOfTwo = ({ by, actions }: Choice): boolean => {
  const [first, second, more] = actions.map(done);
  return (
    by === 'you' && first !== undefined && first === second && actions.length === 2 && more === undefined
  );
};
/** To what it is done, whatever name that gets. */
const done = (action: Choice['actions'][number]): string | undefined => {
  if (!('what' in action) || typeof action.what !== 'object' || !('cards' in action.what)) return undefined;
  const { as: _, ...what } = action.what;
  return JSON.stringify(what);
};
