// Reads the official answers: rules of their own, clauses of the chapter "faq", and what they say about clauses that there are.
import { listOf, matching, oneOf, readEntries, shown, text } from './read-entries.mjs';

const ID = matching(/^faq(\.[a-z0-9]+(-[a-z0-9]+)*)+$/, 'an id: faq.topic.statement');
const CLAUSE_ID = matching(/^[a-z]+(-[a-z]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)+$/, 'the id of a clause');
const PLACE = matching(/^[^\s:]+:\d+([-,]\d+)*$/, 'chapter:line of the collection');
const RULING = {
  id: matching(/^faq(\.[a-z0-9]+(-[a-z0-9]+)*)+\/[1-9]\d*$/, 'an id with a number: faq.topic.statement/1'),
  cards: listOf(matching(/^\S.* \(\d+\)$/, 'a name with its passcode')),
  given: text,
  when: text,
  // biome-ignore lint/suspicious/noThenProperty: a ruling has an outcome.
  then: text,
  source: PLACE,
  answer: text,
};
const REQUIRED_OF_RULING = Object.keys(RULING).filter((key) => key !== 'answer');
const ENTRY = {
  id: ID,
  clause: CLAUSE_ID,
  rule: text,
  source: listOf(PLACE),
  kind: oneOf(['engine']),
  sameAs: CLAUSE_ID,
  rulings: { holds: (value) => Array.isArray(value) && value.length > 0, expected: 'a list of rulings' },
};

/**
 * The clauses that answers add, what they say about the others by their ids, and all rulings; what is wrong is added to `problems`.
 * @param {readonly { name: string, text: string }[]} files
 */
export function readAnswers(files, clauses, problems) {
  const known = new Set(clauses.map(({ value }) => value.id));
  const entries = files.flatMap((file) => readEntries(file, ENTRY, ['source', 'kind'], problems));
  problems.push(...entries.flatMap((entry) => problemsOfAnswer(entry, known)));
  problems.push(...problemsBetweenRulings(entries));
  const ofClauses = groupedBy(
    entries.filter(({ value }) => value.clause !== undefined),
    ({ value }) => value.clause,
  );
  return {
    clauses: entries.filter(({ value }) => value.id !== undefined).map(asClause),
    ofClauses: new Map([...ofClauses].map(([id, said]) => [id, said.flatMap(asSaid)])),
    rulings: entries.flatMap(({ value }) => (value.rulings ?? []).map(asRuling)),
  };
}

const groupedBy = (each, keyOf) => {
  const groups = new Map();
  for (const one of each) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  return groups;
};
const stemOf = (id) => id.slice(0, id.lastIndexOf('/'));
const numberOf = (id) => Number(id.slice(id.lastIndexOf('/') + 1));

const asClause = ({ value: { id, rule, source, kind, sameAs, rulings }, ...at }) => ({
  ...at,
  value: {
    id,
    rule,
    source,
    kind,
    ...(sameAs && { sameAs }),
    ...(rulings && { rulings: rulings.map((ruling) => numberOf(ruling.id)) }),
  },
});
/** An entry for each stem under which its rulings stand; the statement with the first. */
function asSaid({ value: { rule, source, rulings = [] } }) {
  const stems = groupedBy(rulings, ({ id }) => stemOf(id));
  const said = [...stems].map(([of, own]) => ({
    of,
    rulings: own.map(({ id }) => numberOf(id)),
    sources: source,
  }));
  const [first = { sources: source }, ...more] = said;
  return [{ ...first, ...(rule && { statement: rule }) }, ...more];
}
const asRuling = ({ id, cards, source, answer }) => ({
  id,
  cards: cards.map((card) => Number(/\((\d+)\)$/.exec(card)?.[1])),
  source,
  answer,
});

function problemsOfAnswer({ value: { id, clause, sameAs, rule, rulings = [] }, place }, known) {
  const wrong = (found, expected) => [`${place}: found ${found}, expected ${expected}`];
  if ((id === undefined) === (clause === undefined)) return wrong('id and clause', 'exactly one of them');
  if (clause !== undefined && !known.has(clause)) return wrong(`clause: ${clause}`, 'the id of a clause');
  if (id !== undefined && rule === undefined) return wrong('no "rule"', text.expected);
  if (clause !== undefined && sameAs !== undefined) return wrong('sameAs', 'it beside an id only');
  return rulings.flatMap((ruling) =>
    problemsOfRuling(ruling).flatMap(([found, expected]) => wrong(`${ruling?.id}: ${found}`, expected)),
  );
}
function problemsOfRuling(ruling) {
  if (ruling === null || typeof ruling !== 'object') return [['no map', 'a ruling']];
  const missing = REQUIRED_OF_RULING.filter((key) => !Object.hasOwn(ruling, key));
  return [
    ...missing.map((key) => [`no "${key}"`, RULING[key].expected]),
    ...Object.entries(ruling).flatMap(([key, value]) => {
      const field = RULING[key];
      if (field === undefined) return [[`the key "${key}"`, `one of ${Object.keys(RULING).join(', ')}`]];
      return field.holds(value) ? [] : [[`${key}: ${shown(value)}`, field.expected]];
    }),
  ];
}
function problemsBetweenRulings(entries) {
  const owners = new Map(
    entries.flatMap(({ value }) => (value.id === undefined ? [] : [[value.id, value.id]])),
  );
  const seen = new Set();
  return entries.flatMap(({ value, place }) =>
    (value.rulings ?? []).flatMap(({ id }) => {
      const owner = owners.get(stemOf(id)) ?? value.clause;
      const isTwice = seen.has(id);
      seen.add(id);
      if (isTwice) return [`${place}: found ${id} again, expected ids once`];
      owners.set(stemOf(id), owner);
      return owner === (value.id ?? value.clause)
        ? []
        : [`${place}: found ${id}, expected a ruling of ${value.id ?? value.clause}, not of ${owner}`];
    }),
  );
}
