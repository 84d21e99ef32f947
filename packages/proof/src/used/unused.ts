/** The list of effects that no field could be made for, or that were not come to: with the reason. */
import { type EffectReport, OUTCOMES, type Outcome } from './report.ts';

export type Unused = Omit<EffectReport, 'name'>;
const HEAD = ['passcode', 'effect', 'outcome', 'what'].join('\t');
const isOutcome = (word: string): word is Outcome => (OUTCOMES as readonly string[]).includes(word);

/** Reads the list; throws with the line that is none. */
export const parseUnused = (text: string): readonly Unused[] => {
  const [head, ...lines] = text.trimEnd().split('\n');
  if (head !== HEAD) throw new Error(`line 1: found "${head}", expected "${HEAD}"`);
  return lines.map((line, index) => {
    const [passcode = '', effect = '', outcome = '', what = ''] = line.split('\t');
    if (!/^\d+$/.test(passcode) || !/^\d+$/.test(effect) || !isOutcome(outcome) || outcome === 'used')
      throw new Error(
        `line ${index + 2}: found "${line}", expected a passcode, the number of an effect, and why it is not used`,
      );
    return { passcode: Number(passcode), effect: Number(effect), outcome, what };
  });
};
export const makeUnused = (all: readonly Unused[]): string => {
  const lines = all
    .filter(({ outcome }) => outcome !== 'used')
    .toSorted((one, other) => one.passcode - other.passcode || one.effect - other.effect)
    .map(({ passcode, effect, outcome, what }) => [passcode, effect, outcome, what].join('\t'));
  return `${[HEAD, ...lines].join('\n')}\n`;
};
