/** Japanese texts of a file: one JSON object a line. */

/** The Japanese text of a card, as the OCG prints it. */
export interface OcgText {
  readonly passcode: number;
  readonly text: string;
  /** The text of the Pendulum Zone. */
  readonly pendulum?: string;
}
export type OcgTexts = ReadonlyMap<number, OcgText>;

const EXPECTED =
  'Expected: one JSON object a line with passcode and text, of Pendulum Monsters also pendulum.';
const isText = (value: unknown): value is OcgText =>
  typeof value === 'object' &&
  value !== null &&
  'passcode' in value &&
  Number.isSafeInteger(value.passcode) &&
  'text' in value &&
  typeof value.text === 'string' &&
  (!('pendulum' in value) || typeof value.pendulum === 'string');
const isWithoutText = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  'passcode' in value &&
  'text' in value &&
  value.text === null;
const jsonOf = (line: string): unknown => {
  try {
    return JSON.parse(line) as unknown;
  } catch {
    return undefined;
  }
};

/** All texts of a file, by passcode; or what is wrong, in which line, and what was expected. */
export const parseOcgTexts = (content: string): OcgTexts | { readonly wrong: string } => {
  const texts = new Map<number, OcgText>();
  for (const [index, line] of content.trimEnd().split('\n').entries()) {
    const value = jsonOf(line);
    // A card that is known and of which the file has no text.
    if (isWithoutText(value)) continue;
    if (!isText(value))
      return {
        wrong: `line ${index + 1}: ${JSON.stringify(line.slice(0, 40))} is no Japanese text. ${EXPECTED}`,
      };
    texts.set(value.passcode, value);
  }
  return texts;
};
