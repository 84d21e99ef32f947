import { onceForKey } from '../language/once.ts';

/** What may be in the state: plain JSON values. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** A text in which equal values are equal: the keys of records are sorted. */
export const canonicalJson = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  return value !== null && typeof value === 'object'
    ? canonicalRecord(value, Object.keys(value).sort(), canonicalJson)
    : canonicalScalar(value);
};
/** The same for a record whose keys are known, in their order; `textOf` gives the texts of its members. */
export const canonicalRecord = (
  value: object,
  keys: readonly string[],
  textOf: (member: unknown, key: string) => string,
): string => {
  let text = '{';
  for (const key of keys) {
    const member = (value as Record<string, unknown>)[key];
    if (member !== undefined) text += `${text === '{' ? '' : ','}${quoted(key)}:${textOf(member, key)}`;
  }
  return `${text}}`;
};
// Keys are few, and most numbers are whole: neither needs the writer of all JSON.
const quoted = onceForKey((key: string): string => JSON.stringify(key));
const canonicalScalar = (value: unknown): string =>
  Number.isInteger(value) ? `${value}` : JSON.stringify(value);

/** What would come back if the value were written as JSON and read again, without the text in between. */
export const plainCopy = <Value>(value: Value): Value => copyOf(value) as Value;
const copyOf = (value: unknown): unknown => {
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) {
    const list: unknown[] = [];
    for (let at = 0; at < value.length; at++) list.push(copyOf(value[at]));
    return list;
  }
  const copy: Record<string, unknown> = {};
  for (const key in value) {
    const member = (value as Record<string, unknown>)[key];
    if (member !== undefined) copy[key] = copyOf(member);
  }
  return copy;
};

/** A 64-bit digest of a text as 16 hexadecimal digits (two independent 32-bit multiply-and-mix rounds; not cryptographic). */
export const digestOf = (text: string): string => {
  const words: Words = [0x9e3779b9, 0x85ebca6b];
  for (let from = 0; from < text.length; from += STRETCH) mixIn(words, text, from);
  let [a, b] = words;
  a = Math.imul(a ^ (a >>> 16), 0x7feb352d) ^ b;
  b = Math.imul(b ^ (b >>> 13), 0xc2b2ae35) ^ a;
  return hexOf(a) + hexOf(b);
};
/** 32 bits as eight hexadecimal digits. */
export const hexOf = (word: number): string => (word >>> 0).toString(16).padStart(8, '0');

type Words = [number, number];
/** A text is mixed in by stretches: the machine makes a short function fast once, and a long loop anew each time. */
const STRETCH = 1024;
const mixIn = (words: Words, text: string, from: number): void => {
  let [a, b] = words;
  const end = Math.min(from + STRETCH, text.length);
  for (let i = from; i < end; i++) {
    const unit = text.charCodeAt(i);
    a = Math.imul(a ^ unit, 0x01000193);
    b = Math.imul(b ^ unit, 0x5bd1e995);
    b ^= b >>> 15;
  }
  words[0] = a;
  words[1] = b;
};
