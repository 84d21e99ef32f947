/**
 * What is the same in other words: forms that are read and never printed. Where a text has such words, a reading notes what the printer
 * says there instead; with these words put in, the text must still be what is printed of the whole. They are tried only of texts of which
 * nothing prints the very words, so that they never compete with those.
 */
import type { Memory, Otherwise } from '../memory.ts';
import type { Text } from './text.ts';

/** The words from there to there, as they are printed of what was read of them. */
export const asPrinted = (text: Text, from: number, to: number, { otherwise }: Memory): string => {
  let words = '';
  let at = from;
  // Where a sentence went on in other words, the next one begins no more.
  let goesOn = false;
  const add = (more: string): void => {
    words += goesOn ? more.charAt(0).toLowerCase() + more.slice(1) : more;
    if (more !== '') goesOn = false;
  };
  for (const one of otherwise) {
    if (one.from < at || one.to > to) continue;
    add(text.words.slice(at, one.from));
    add(likeFirst(one.as, text, one.from));
    at = one.to;
    goesOn = text.starts.has(at) && /, \w+ $/.test(one.as);
  }
  add(text.words.slice(at, to));
  return words;
};
/** Words that begin with a capital where those that stand there do. */
const likeFirst = (words: string, { words: all, starts }: Text, at: number): string => {
  const first = all.charAt(at);
  return starts.has(at) && first !== first.toLowerCase()
    ? words.charAt(0).toUpperCase() + words.slice(1)
    : words;
};
/** Were any of these words read otherwise? */
export const isOtherwise = ({ otherwise }: Memory, from: number, to: number): boolean =>
  otherwise.some((one) => one.from >= from && one.to <= to);
/** Are these the words from there to there, up to what was read otherwise? */
export const standsAsPrinted = (
  text: Text,
  { at, to }: { readonly at: number; readonly to: number },
  said: string,
  memory: Memory,
): boolean => {
  const there = asPrinted(text, at, to, memory);
  if (there === said) return true;
  return (
    text.starts.has(at) &&
    there.slice(1) === said.slice(1) &&
    there.charAt(0).toLowerCase() === said.charAt(0).toLowerCase()
  );
};
/** The memory in which it is known that these words are printed otherwise, whatever was known of parts of them. */
export const noting = (memory: Memory, one: Otherwise): Memory => ({
  ...memory,
  otherwise: [
    ...memory.otherwise.filter(({ from, to }) => to <= one.from && from <= one.from),
    one,
    ...memory.otherwise.filter(({ from, to }) => from >= one.to && to > one.from),
  ],
});
