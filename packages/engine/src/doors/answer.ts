/** An answer as it comes from outside, read once into a plain list of whole numbers. */
import { inWords } from './check.ts';

export type ReadAnswer = { readonly picked: readonly number[] } | { readonly wrong: string };

const EXPECTED = 'an answer is the number of a choice, or a list of such numbers';
const isIndex = (value: unknown): value is number => Number.isSafeInteger(value);

/** The stored members of a list; null where one is missing or would have to be called for. */
const membersOf = (answer: readonly unknown[]): readonly unknown[] | null => {
  const members: unknown[] = [];
  for (let index = 0; index < answer.length; index++) {
    const stored = Object.getOwnPropertyDescriptor(answer, index);
    if (stored === undefined || !('value' in stored)) return null;
    members.push(stored.value);
  }
  return members;
};

/** Lists with holes or getters, texts, typed arrays and whatever else is no list of whole numbers are refused in words. `most`: how many choices there are. */
export const readAnswer = (answer: unknown, most: number): ReadAnswer => {
  if (isIndex(answer)) return { picked: [answer + 0] };
  // A proxy may throw whatever it likes.
  try {
    if (!Array.isArray(answer)) return { wrong: `Found ${inWords(answer)}; ${EXPECTED}.` };
    if (answer.length > most)
      return {
        wrong: `Found a list of ${answer.length}; there are ${most} choices, each taken at most once.`,
      };
    const members = membersOf(answer);
    if (members === null) return { wrong: `Found a list with holes; ${EXPECTED}.` };
    const odd = members.find((member) => !isIndex(member));
    return members.every(isIndex)
      ? { picked: members.map((index) => index + 0) }
      : { wrong: `Found ${inWords(odd)} in the list; ${EXPECTED}.` };
  } catch {
    return { wrong: `Found something that cannot be read; ${EXPECTED}.` };
  }
};
