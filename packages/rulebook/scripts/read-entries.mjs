// Reads lists of entries with known keys and refuses what is not well-formed: file, line, what was found, what was expected.
import { LineCounter, parseDocument } from 'yaml';

export const isText = (value) => typeof value === 'string' && value.trim() !== '';
export const text = { holds: isText, expected: 'a text that is not empty' };
export const oneOf = (values) => ({
  holds: (value) => values.includes(value),
  expected: `one of ${values.join(', ')}`,
});
export const matching = (pattern, expected) => ({
  holds: (value) => isText(value) && pattern.test(value),
  expected,
});
export const listOf = (each) => ({
  holds: (value) => Array.isArray(value) && value.length > 0 && value.every(each.holds),
  expected: `a list, each of it ${each.expected}`,
});
export const recordOf = (fields) => ({
  holds: (value) =>
    value !== null &&
    typeof value === 'object' &&
    Object.keys(value).join() === Object.keys(fields).join() &&
    Object.entries(fields).every(([key, field]) => field.holds(value[key])),
  expected: `exactly ${Object.entries(fields)
    .map(([key, field]) => `${key} (${field.expected})`)
    .join(', ')}`,
});

/** The entries of a file as values with their places; what is wrong is added to `problems`. */
export function readEntries(file, fields, required, problems) {
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

export function shown(value) {
  const json = JSON.stringify(value) ?? 'nothing';
  return json.length > 80 ? `${json.slice(0, 77)}...` : json;
}
