import { factsOf } from '@spellspeed/cards';

/** How many cards of each kind a deck has. */
export interface Shares {
  readonly monster: number;
  readonly spell: number;
  readonly trap: number;
  readonly extra: number;
}
interface Lists {
  readonly main: readonly number[];
  readonly extra: readonly number[];
}
export const sharesOf = ({ main, extra }: Lists): Shares => {
  const count = (kind: string): number => main.filter((passcode) => factsOf(passcode)?.kind === kind).length;
  return { monster: count('monster'), spell: count('spell'), trap: count('trap'), extra: extra.length };
};
