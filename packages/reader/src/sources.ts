/** Card texts from files that others make: JSON lines of ours, YGOPRODeck's JSON, yaml-yugi's JSON. Nothing is half-read. */
import type { CardText } from './card-text.ts';

export type Source =
  | { readonly texts: readonly CardText[] }
  /** What is wrong, where, and what was expected. */
  | { readonly wrong: string };

type Fields = Readonly<Record<string, unknown>>;
const EXPECTED =
  'Expected: one JSON object a line with passcode, name, kind, line and text; or the JSON of YGOPRODeck ({ "data": […] }); or that of yaml-yugi ([…]).';

/** All card texts of a file. */
export const parseCardTexts = (content: string): Source => {
  const trimmed = content.trim();
  if (trimmed === '') return { wrong: `The file is empty. ${EXPECTED}` };
  const whole = jsonOf(trimmed);
  if (Array.isArray(whole)) return all(whole, fromYamlYugi, 'card');
  if (isFields(whole) && Array.isArray(whole.data)) return all(whole.data, fromYgoprodeck, 'card');
  if (!trimmed.startsWith('{'))
    return { wrong: `This is no JSON: it begins with ${shown(trimmed)}. ${EXPECTED}` };
  return all(trimmed.split('\n').map(jsonOf), fromLine, 'line');
};
const shown = (text: string): string => JSON.stringify(text.slice(0, 20));
const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

type Read = (fields: Fields) => CardText | string;
const all = (entries: readonly unknown[], read: Read, what: string): Source => {
  const texts: CardText[] = [];
  for (const [index, entry] of entries.entries()) {
    const text = isFields(entry) ? read(entry) : 'it is no JSON object';
    if (typeof text === 'string') return { wrong: `${what} ${index + 1}: ${text}. ${EXPECTED}` };
    texts.push(text);
  }
  return { texts };
};

const string = (fields: Fields, name: string): string | undefined =>
  typeof fields[name] === 'string' ? fields[name] : undefined;
const number = (fields: Fields, name: string): number | undefined =>
  typeof fields[name] === 'number' ? fields[name] : undefined;
const value = (fields: Fields, name: string): number | '?' | undefined =>
  fields[name] === '?' || fields[name] === -1 ? '?' : number(fields, name);
const KINDS = ['Monster', 'Spell', 'Trap'] as const;
/** What all sources have, under their own names. */
interface Names {
  readonly passcode: string;
  readonly attribute: string;
  readonly level: string;
  readonly rank: string;
  readonly atk: string;
  readonly def: string;
}
const OURS: Names = {
  passcode: 'passcode',
  attribute: 'attribute',
  level: 'level',
  rank: 'rank',
  atk: 'atk',
  def: 'def',
};
interface Words {
  readonly name: string | undefined;
  readonly kind: string | undefined;
  readonly line: string | undefined;
  readonly text: string | undefined;
  readonly pendulum?: string | undefined;
  readonly series?: readonly string[] | undefined;
}
const textWith = (
  fields: Fields,
  names: Names,
  { name, kind, line, text, pendulum, series }: Words,
): CardText | string => {
  const passcode = number(fields, names.passcode);
  const known = KINDS.find((one) => one === kind);
  if (passcode === undefined)
    return `"${names.passcode}" is ${JSON.stringify(fields[names.passcode])}, not a number`;
  if (name === undefined) return `card ${passcode} has no name`;
  if (!known) return `the kind of "${name}" is ${JSON.stringify(kind)}, not one of ${KINDS.join(', ')}`;
  if (line === undefined || text === undefined)
    return `"${name}" has no ${line === undefined ? 'type line' : 'text'}`;
  const [attribute, level, rank] = [
    string(fields, names.attribute),
    number(fields, names.level),
    number(fields, names.rank),
  ];
  const [atk, def] = [value(fields, names.atk), value(fields, names.def)];
  return {
    passcode,
    name,
    kind: known,
    line,
    text,
    ...(pendulum !== undefined && { pendulum }),
    ...(attribute !== undefined && { attribute }),
    ...(level !== undefined && { level }),
    ...(rank !== undefined && { rank }),
    ...(atk !== undefined && { atk }),
    ...(def !== undefined && { def }),
    ...(series && { series }),
  };
};
const strings = (list: unknown): readonly string[] | undefined =>
  Array.isArray(list) ? list.filter((one): one is string => typeof one === 'string') : undefined;

const fromLine: Read = (fields) =>
  textWith(fields, OURS, {
    name: string(fields, 'name'),
    kind: string(fields, 'kind'),
    line: string(fields, 'line'),
    text: string(fields, 'text'),
    pendulum: string(fields, 'pendulum'),
    series: strings(fields.series),
  });
const kindIn = (words: string | undefined): string | undefined =>
  KINDS.find((kind) => words?.includes(kind)) ?? words;
/** The Rank stands under "level", too. */
const fromYgoprodeck: Read = (fields) => {
  const line = strings(fields.typeline)?.join(' / ') ?? string(fields, 'race');
  const isXyz = line?.includes('Xyz') ?? false;
  const archetype = string(fields, 'archetype');
  return textWith(
    fields,
    { ...OURS, passcode: 'id', level: isXyz ? 'no level' : 'level', rank: isXyz ? 'level' : 'no rank' },
    {
      name: string(fields, 'name'),
      kind: kindIn(string(fields, 'type')),
      line,
      // Pendulum Monsters have both parts apart, too.
      text: string(fields, 'monster_desc') ?? string(fields, 'desc'),
      pendulum: string(fields, 'pend_desc'),
      series: archetype === undefined ? undefined : [archetype],
    },
  );
};
const english = (fields: Fields, name: string): string | undefined => {
  const words = fields[name];
  return isFields(words) ? string(words, 'en') : undefined;
};
const fromYamlYugi: Read = (fields) =>
  textWith(
    fields,
    { ...OURS, passcode: 'password' },
    {
      name: english(fields, 'name'),
      kind: string(fields, 'card_type'),
      line: string(fields, 'monster_type_line') ?? string(fields, 'property'),
      text: english(fields, 'text') ?? '',
      pendulum: english(fields, 'pendulum_effect'),
      series: strings(fields.series),
    },
  );
