/** Taking a text apart: sentences, and the lists with bullets that belong to them. */
/** A sentence, and whether it begins a new line. */
export interface Sentence {
  readonly words: string;
  readonly startsLine: boolean;
}
/** The sentences one after the other; lines count from a bullet on. */
export const together = (sentences: readonly Sentence[]): string => {
  let inBullets = false;
  return sentences.reduce((before, { words, startsLine }) => {
    inBullets ||= words.startsWith('●');
    return before === '' ? words : `${before}${startsLine && inBullets ? '\n' : ' '}${words}`;
  }, '');
};

/** Where the sentences of a text end. Names and what stands in brackets may hold any mark. */
export const sentencesOf = (text: string): readonly Sentence[] => {
  const sentences: Sentence[] = [];
  let startsLine = true;
  let start = 0;
  let depth = 0;
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const mark = text[at];
    if (mark === '"') isQuoted = !isQuoted;
    if (isQuoted) continue;
    if (mark === '(') depth += 1;
    if (mark === ')') depth -= 1;
    const isEnd = depth === 0 && (mark === '.' || mark === '\n') && /^(?:\s|$)/.test(text.slice(at + 1));
    if (mark === '\n' ? depth === 0 : isEnd) {
      const sentence = text.slice(start, at + 1).trim();
      if (sentence !== '') {
        sentences.push({ words: sentence, startsLine });
        startsLine = false;
      }
      if (mark === '\n') startsLine = true;
      start = at + 1;
    }
  }
  const rest = text.slice(start).trim();
  return rest === '' ? sentences : [...sentences, { words: rest, startsLine }];
};
