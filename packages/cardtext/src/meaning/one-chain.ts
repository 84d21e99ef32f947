/** "You cannot activate the following effects in the same Chain". */
import { type ActivatedEffect, type Card, printedNumber } from '@spellspeed/engine/language';

/** The numbers of the effects that exclude one another; said once, with the last of them. */
export const excludingInOneChain = (
  { effects }: Card,
  effect: ActivatedEffect,
): readonly number[] | undefined => {
  const numbers = effect.notInOneChain;
  const number = printedNumber(effects, effects.indexOf(effect));
  return numbers && number === Math.max(...numbers) ? numbers : undefined;
};

/** "①", as effects are numbered on the card. */
export const circled = (number: number): string => '①②③④⑤⑥⑦⑧⑨'[number - 1] ?? `${number}`;
