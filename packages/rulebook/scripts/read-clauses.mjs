// Reads the clause files and refuses what is not well-formed: file, line, what was found, what was expected.
import { LineCounter, parseDocument } from 'yaml';

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

const isText = (value) => typeof value === 'string' && value.trim() !== '';
const text = { holds: isText, expected: 'a text that is not empty' };
const oneOf = (values) => ({
  holds: (value) => values.includes(value),
  expected: `one of ${values.join(', ')}`,
});
const matching = (pattern, expected) => ({
  holds: (value) => isText(value) && pattern.test(value),
  expected,
});
const listOf = (each) => ({
  holds: (value) => Array.isArray(value) && value.length > 0 && value.every(each.holds),
  expected: `a list, each of it ${each.expected}`,
});
const recordOf = (fields) => ({
  holds: (value) =>
    value !== null &&
    typeof value === 'object' &&
    Object.keys(value).join() === Object.keys(fields).join() &&
    Object.entries(fields).every(([key, field]) => field.holds(value[key])),
  expected: `exactly ${Object.entries(fields)
    .map(([key, field]) => `${key} (${field.expected})`)
    .join(', ')}`,
});

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
  const entries = files
    .filter((file) => file !== chapterFile)
    .flatMap((file) => entriesOf(file, CLAUSE_FIELDS, REQUIRED_FIELDS));
  for (const entry of entries) problems.push(...problemsOfClause(entry, order));
  problems.push(...problemsBetweenClauses(entries));
  if (problems.length > 0) throw new Error(`The rulebook is not well-formed:\n${problems.join('\n')}`);
  const rank = (clause) => order.get(chapterOf(clause.id));
  return { chapters, clauses: entries.map(({ value }) => value).sort((a, b) => rank(a) - rank(b)) };
}

export const chapterOf = (id) => id.slice(0, id.indexOf('.'));

function readEntries(file, fields, required, problems) {
  const lines = new LineCounter();
  const document = parseDocument(file.text, { lineCounter: lines, prettyErrors: false });
  const place = (node) => `${file.name}:${node?.range ? lines.linePos(node.range[0]).line : 1}`;
  problems.push(
    ...document.errors.map((error) => `${file.name}:${lines.linePos(error.pos[0]).line}: ${error.message}`),
  );
  if (document.errors.length > 0) return [];
  if (!Array.isArray(document.contents?.items)) {
    problems.push(`${place(document.contents)}: found no list, expected a list of entries`);
    return [];
  }
  return document.contents.items.flatMap((node) => {
    const found = problemsOfEntry(node, fields, required, place);
    problems.push(...found);
    return found.length > 0 ? [] : [{ value: node.toJS(document), file: file.name, place: place(node) }];
  });
}

function problemsOfEntry(node, fields, required, place) {
  if (!Array.isArray(node?.items) || !node.items.every((pair) => pair.key !== undefined)) {
    return [`${place(node)}: found ${shown(node?.toJSON())}, expected keys and values`];
  }
  const keys = node.items.map((pair) => String(pair.key));
  const missing = required
    .filter((key) => !keys.includes(key))
    .map((key) => `${place(node)}: found no "${key}", expected ${fields[key].expected}`);
  return missing.concat(node.items.flatMap((pair) => problemsOfField(pair, fields, place)));
}

function problemsOfField({ key, value }, fields, place) {
  const field = fields[String(key)];
  if (field === undefined) {
    return [`${place(key)}: found the key "${key}", expected one of ${Object.keys(fields).join(', ')}`];
  }
  const found = value?.toJSON() ?? null;
  return field.holds(found)
    ? []
    : [`${place(key)}: found ${key}: ${shown(found)}, expected ${field.expected}`];
}

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

function shown(value) {
  const json = JSON.stringify(value) ?? 'nothing';
  return json.length > 80 ? `${json.slice(0, 77)}...` : json;
}
