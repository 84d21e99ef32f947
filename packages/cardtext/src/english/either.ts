/** One thing or another with the same card: "either add 1 Dinosaur monster from your Deck to your hand or send 1 … to the GY". */
import type { Action, ActionOf } from '@spellspeed/engine/language';
import { iso } from '../grammar/phrase.ts';
import { isEitherOfTwo } from '../meaning/choices.ts';
import { type Said, SINGLE_ACTION, say } from './said.ts';

interface Either {
  readonly first: Action;
  readonly second: Action;
}
const toChoice = ({ first, second }: Either): ActionOf<'one-of'> | undefined => {
  const choice: ActionOf<'one-of'> = { do: 'one-of', by: 'you', actions: [first, second] };
  return isEitherOfTwo(choice) ? choice : undefined;
};
const toEither = (choice: ActionOf<'one-of'>): Either | undefined => {
  const [first, second] = choice.actions;
  return first && second && isEitherOfTwo(choice) ? { first, second } : undefined;
};
export const EITHER_OF_TWO: Said<ActionOf<'one-of'>> = iso(
  say<Either>({})`either ${{ first: SINGLE_ACTION }} or ${{ second: SINGLE_ACTION }}`,
  toChoice,
  toEither,
);
