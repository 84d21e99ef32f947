// Turns clauses/*.yaml into src/*.generated.ts, which `npm run build` does by itself.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { madeAnew } from '../../../scripts/build/inputs.mjs';
import { chapterOf, readClauses } from './read-clauses.mjs';

const CLAUSES_FOLDER = new URL('../clauses/', import.meta.url);
const SOURCE_FOLDER = new URL('../src/', import.meta.url);
const FIRST_LINE = '// Generated from clauses/*.yaml by scripts/generate.mjs; do not edit.\n';

/** The clause files as they are on disk. */
export function clauseFiles() {
  return readdirSync(CLAUSES_FOLDER, { recursive: true })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name) => ({ name, text: readFileSync(new URL(name, CLAUSES_FOLDER), 'utf8') }));
}

/**
 * The generated sources by file name; throws where a clause file is not well-formed.
 * @param {readonly { name: string, text: string }[]} files
 * @returns {Record<string, string>}
 */
export function generate(files) {
  const { chapters, clauses, answers } = readClauses(files);
  return {
    'rule-id.generated.ts': ruleIdModule(chapters, clauses),
    'clauses.generated.ts': clausesModule(chapters, clauses),
    'answers.generated.ts': answersModule(answers),
  };
}

function ruleIdModule(chapters, clauses) {
  const union = (texts) => texts.map((text) => `\n  | ${JSON.stringify(text)}`).join('');
  return `${FIRST_LINE}
/** The name of a chapter: the first part of its clauses' ids. */
export type Chapter =${union(chapters.map(({ name }) => name))};

/** The id of a clause of the rulebook. */
export type RuleId =${union(clauses.map(({ id }) => id))};
`;
}

function clausesModule(chapters, clauses) {
  const entryOf = (clause) => `  ${JSON.stringify(clause.id)}: ${fieldsOf(clauseRecord(clause))},\n`;
  return `${FIRST_LINE}import type { Clause } from './clause.ts';
import type { Chapter, RuleId } from './rule-id.generated.ts';

/** The chapters in reading order. */
export const CHAPTERS: readonly { readonly name: Chapter; readonly title: string }[] = [
${chapters.map((chapter) => `  ${fieldsOf(chapter)},\n`).join('')}];

/** The clauses by id, chapter after chapter. */
export const CLAUSE_BY_ID: { readonly [id in RuleId]: Clause } = {
${clauses.map(entryOf).join('')}};

/** All clauses, chapter after chapter. */
export const CLAUSES: readonly Clause[] = Object.values(CLAUSE_BY_ID);
`;
}

function answersModule(answers) {
  return `${FIRST_LINE}import type { OfficialAnswer } from './answer.ts';

/** All rulings that official answers give, in the order of the files. */
export const ANSWERS: readonly OfficialAnswer[] = [
${answers.map((answer) => `  ${fieldsOf(answer)},\n`).join('')}];
`;
}

/** The record of a clause in the program: without the counts of the corpus, which only the yaml keeps. */
function clauseRecord(clause) {
  const { id, rule, kind, rulings, source, sameAs, differs, note, reason, wording, meaning, answered } =
    clause;
  return {
    id,
    chapter: chapterOf(id),
    statement: rule,
    kind,
    rulings,
    sources: source,
    sameAs,
    differs,
    note,
    reason,
    wording,
    meaning,
    answered,
  };
}

function fieldsOf(record) {
  const fields = Object.entries(record).filter(([, value]) => value !== undefined);
  return `{ ${fields.map(([key, value]) => `${key}: ${JSON.stringify(value)}`).join(', ')} }`;
}

/** Writes the sources where the clause files have changed since; says whether they had. */
export const generateClauses = () =>
  madeAnew({
    stamp: 'packages/rulebook/src/clauses.stamp',
    inputs: ['packages/rulebook/clauses', 'packages/rulebook/scripts'],
    outputs: ['rule-id.generated.ts', 'clauses.generated.ts', 'answers.generated.ts'].map(
      (name) => `packages/rulebook/src/${name}`,
    ),
    make: () => {
      for (const [name, text] of Object.entries(generate(clauseFiles())))
        writeFileSync(new URL(name, SOURCE_FOLDER), text);
    },
  });

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  console.log((await generateClauses()) ? 'The clauses are written.' : 'The clauses were written already.');
