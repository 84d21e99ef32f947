/** Tells whether a saved state is whole: two equal values of JSON have equal sums, in whatever order the keys of their objects stand. */
const mix = (word: number): number => {
  let mixed = Math.imul(word ^ (word >>> 16), 0x7feb352d);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x846ca68b);
  return mixed ^ (mixed >>> 16);
};
const ofText = (text: string): number => {
  let sum = 0x811c9dc5 ^ text.length;
  for (let at = 0; at < text.length; at++) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193);
  return mix(sum);
};
/** The same words come again and again; no saved duel has more than a few hundred. */
const MOST_WORDS = 4096;
const words = new Map<string, number>();
const ofWord = (word: string): number => {
  let sum = words.get(word);
  if (sum === undefined) {
    sum = ofText(word);
    if (words.size < MOST_WORDS) words.set(word, sum);
  }
  return sum;
};
const ofValue = (value: unknown): number => {
  if (value === null) return 0x6e756c6c;
  switch (typeof value) {
    case 'number':
      // A card, a place, an amount: mostly small and whole.
      return Number.isSafeInteger(value)
        ? mix(value ^ Math.floor(value / 0x1_0000_0000))
        : ofText(`${value}`);
    case 'string':
      return ofWord(value);
    case 'boolean':
      return value ? 0x74727565 : 0x66616c73;
    default:
      return Array.isArray(value) ? ofList(value) : ofObject(value as object);
  }
};
const ofList = (list: readonly unknown[]): number => {
  let sum = 0x6c697374 ^ list.length;
  for (const member of list) sum = mix(Math.imul(sum, 31) + ofValue(member));
  return sum;
};
// Added up, so that the order of the keys does not count; what is undefined is not there.
const ofObject = (value: object): number => {
  let sum = 0x6f626a65;
  for (const key of Object.keys(value)) {
    const member = (value as Record<string, unknown>)[key];
    if (member !== undefined) sum = (sum + mix(ofWord(key) ^ Math.imul(ofValue(member), 0x9e3779b1))) | 0;
  }
  return mix(sum);
};

/** The sum of a plain value as eight hexadecimal digits. It finds accidents, no forgery. */
export const checksumOf = (value: unknown): string => (ofValue(value) >>> 0).toString(16).padStart(8, '0');
