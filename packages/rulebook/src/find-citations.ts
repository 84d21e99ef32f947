import { CHAPTERS } from './clauses.generated.ts';

/** A place in a source that names a clause, known or not. */
export interface Citation {
  readonly id: string;
  /** Counted from 1. */
  readonly line: number;
}

const CHAPTER = CHAPTERS.map(({ name }) => name).join('|');
const WORD = '[a-z0-9]+(?:-[a-z0-9]+)*';
const idOfParts = (parts: string): string => `(?:${CHAPTER})(?:\\.${WORD})${parts}`;
const HYPHENATED_CHAPTER = CHAPTERS.flatMap(({ name }) => (name.includes('-') ? [name] : [])).join('|');
const ID = `(?:${idOfParts('{2,}')}|(?:${HYPHENATED_CHAPTER})\\.${WORD})`;

/** An id with a hyphen cannot be code; without one it is a citation between quotes, or between brackets in a comment. With a number behind it is a ruling's. */
const HYPHENATED = new RegExp(`(?<![\\w./-])${idOfParts('+')}(?![\\w-]|\\.\\w|/\\d)`, 'g');
const QUOTED = new RegExp(`(?<=(['"\`]))${ID}(?=\\1)`, 'g');
const BRACKETED = new RegExp(`(?<=(?://|\\*).*\\((?:[^()]*[,;] )?)${ID}(?=[),;\\s])`, 'g');
const FILE_NAME = /\.(?:ts|js|mjs|json|yaml|md)$/;

/** What looks like the id of a clause, line by line: in comments, and between quotes. Each once a line. */
export function citationsIn(source: string): readonly Citation[] {
  return source.split('\n').flatMap((text, index) => {
    const found = [
      ...(text.match(HYPHENATED) ?? []).filter(hasHyphenAfterItsChapter),
      ...(text.match(QUOTED) ?? []),
      ...(text.match(BRACKETED) ?? []),
    ];
    return [...new Set(found)].filter((id) => !FILE_NAME.test(id)).map((id) => ({ id, line: index + 1 }));
  });
}

function hasHyphenAfterItsChapter(id: string): boolean {
  return id.slice(id.indexOf('.')).includes('-');
}
