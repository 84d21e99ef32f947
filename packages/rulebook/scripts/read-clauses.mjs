// Reads the clause files and refuses what is not well-formed: file, line, what was found, what was expected.
import { readAnswers } from './read-answers.mjs';
import { listOf, matching, oneOf, readEntries, recordOf, shown, text } from './read-entries.mjs';

export const KINDS = [
  'engine',
  'terminology',
  'pending',
  'strategy-tip',
  'etiquette',
  'deck-building',
  'tournament',
];

const ID_PATTERN = /^[a-z]+(-[a-z]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)+$/;
const SOURCE_PATTERN = /^(00[0-3]:\d+(-\d+)?|corpus|own)$/;

const language = oneOf(['zh', 'ja', 'en']);
const count = { holds: (value) => Number.isInteger(value) && value >= 0, expected: 'a count' };
const ordinal = { holds: (value) => Number.isInteger(value) && value > 0, expected: 'a number from 1' };
const clauseId = matching(ID_PATTERN, 'an id: chapter.topic.statement, lower-case words with hyphens');

/** Each key that a clause may have, and what it holds. */
const CLAUSE_FIELDS = {
  id: clauseId,
  rule: text,
  wording: recordOf({ zh: text, ja: text, en: text }),
  meaning: text,
  corpus: listOf(recordOf({ lang: language, cards: count, hits: count, pattern: text })),
  source: listOf(matching(SOURCE_PATTERN, 'own, corpus, or document:line such as 002:370')),
  kind: oneOf(KINDS),
  rulings: listOf(ordinal),
  sameAs: clauseId,
  differs: text,
  note: text,
  reason: text,
};
const REQUIRED_FIELDS = ['id', 'rule', 'source', 'kind'];
const CHAPTER_FIELDS = { name: matching(/^[a-z]+(-[a-z]+)*$/, 'lower-case words with hyphens'), title: text };

/**
 * The chapters and clauses of the files, in the order of the chapters; throws one error that lists all problems.
 * @param {readonly { name: string, text: string }[]} files
 */
export function readClauses(files) {
  const problems = [];
  const entriesOf = (file, fields, required) => readEntries(file, fields, required, problems);
  const chapterFile = files.find((file) => file.name === 'chapters.yaml') ?? {
    name: 'chapters.yaml',
    text: '',
  };
  const chapters = entriesOf(chapterFile, CHAPTER_FIELDS, ['name', 'title']).map(({ value }) => value);
  const order = new Map(chapters.map(({ name }, index) => [name, index]));
  const isAnswers = ({ name }) => name.startsWith('answers/');
  const entries = files
    .filter((file) => file !== chapterFile && !isAnswers(file))
    .flatMap((file) => entriesOf(file, CLAUSE_FIELDS, REQUIRED_FIELDS));
  for (const entry of entries) problems.push(...problemsOfClause(entry, order));
  const answered = readAnswers(files.filter(isAnswers), entries, problems);
  problems.push(...problemsBetweenClauses([...entries, ...answered.clauses]));
  if (problems.length > 0) throw new Error(`The rulebook is not well-formed:\n${problems.join('\n')}`);
  const rank = (clause) => order.get(chapterOf(clause.id));
  const clauses = [
    ...entries.map(({ value }) => ({ ...value, answered: answered.ofClauses.get(value.id) })),
    ...answered.clauses.map(({ value }) => value),
  ].sort((a, b) => rank(a) - rank(b));
  return { chapters, clauses, answers: answered.rulings };
}

export const chapterOf = (id) => id.slice(0, id.indexOf('.'));

function problemsOfClause({ value: clause, file, place }, chapters) {
  const chapter = chapterOf(clause.id);
  const own = clause.source.includes('own');
  const expectations = [
    [chapters.has(chapter), `the chapter "${chapter}"`, `one of ${[...chapters.keys()].join(', ')}`],
    [
      file === 'own.yaml' || file === `${chapter}.yaml`,
      clause.id,
      `a clause of ${file.replace('.yaml', '')}`,
    ],
    [file !== 'own.yaml' || own, `source ${shown(clause.source)}`, 'source: [own] in own.yaml'],
    [
      own === (clause.reason !== undefined),
      own ? 'no reason' : 'a reason',
      'a reason exactly where source is own',
    ],
    [
      (clause.wording === undefined) === (clause.meaning === undefined),
      'only one of wording and meaning',
      'both or neither',
    ],
  ];
  return expectations
    .filter(([holds]) => !holds)
    .map(([, found, expected]) => `${place}: ${clause.id}: found ${found}, expected ${expected}`);
}

function problemsBetweenClauses(entries) {
  const byId = new Map();
  const problems = [];
  for (const { value, place } of entries) {
    const first = byId.get(value.id);
    if (first) problems.push(`${place}: found ${value.id} again, expected ids once; first at ${first.place}`);
    else byId.set(value.id, { value, place });
  }
  for (const { value, place } of entries) {
    if (value.sameAs === undefined) continue;
    const owner = byId.get(value.sameAs);
    const expected = 'the id of another clause that has no sameAs itself';
    if (owner === undefined || owner.value.sameAs !== undefined) {
      problems.push(`${place}: ${value.id}: found sameAs: ${value.sameAs}, expected ${expected}`);
    }
  }
  return problems;
}
