/** Numbers mixed into two sums of 32 bits each, in their order. */
import { hexOf } from '../state/json.ts';

export type Sums = Int32Array;
export const newSums = (): Sums => Int32Array.of(0x1e3779b9, 0x05ebca6b);

export const mix = (sums: Sums, number: number): void => {
  let a = (sums[0] as number) ^ Math.imul(number, 0x2c1b3c6d);
  let b = (sums[1] as number) ^ Math.imul(number, 0x297a2d39);
  a = Math.imul((a << 13) | (a >>> 19), 5) + 0x6546b64;
  b = Math.imul((b << 17) | (b >>> 15), 9) + 0x38495ab5;
  sums[0] = a ^ (b >>> 15);
  sums[1] = b ^ (a >>> 13);
};
export const mixText = (sums: Sums, text: string): void => {
  mix(sums, text.length);
  for (let at = 0; at < text.length; at++) mix(sums, text.charCodeAt(at));
};

export const textOfSums = (sums: Sums): string => {
  mix(sums, 0);
  mix(sums, 0);
  return hexOf(sums[0] as number) + hexOf(sums[1] as number);
};
