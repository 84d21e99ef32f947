/** Card texts from files that others make: JSON lines of ours, YGOPRODeck's JSON, yaml-yugi's JSON. Nothing is half-read. */
import type { CardText } from './card-text.ts';
import { pendulumParts } from './pendulum-parts.ts';
import { type EntryTrouble, refusedSource, type SourceTrouble } from './source-trouble.ts';

export type Source =
  | { readonly texts: readonly CardText[] }
  /** What is wrong, where, and what was expected: in English, and as a value. */
  | { readonly wrong: string; readonly trouble: SourceTrouble };

type Fields = Readonly<Record<string, unknown>>;

/** All card texts of a file. */
export const parseCardTexts = (content: string): Source => {
  const trimmed = content.trim();
  if (trimmed === '') return refusedSource({ found: 'nothing', form: 'texts' });
  const whole = jsonOf(trimmed);
  if (Array.isArray(whole)) return all(whole, fromYamlYugi, 'card');
  if (isFields(whole) && Array.isArray(whole.data)) return all(whole.data, fromYgoprodeck, 'card');
  if (!trimmed.startsWith('{'))
    return refusedSource({ found: 'no-json', form: 'texts', begins: trimmed.slice(0, 20) });
  return all(trimmed.split('\n').map(jsonOf), fromLine, 'line');
};
const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Nothing for what is no card of the game's Decks, or no card at all. */
type Read = (fields: Fields) => CardText | EntryTrouble | undefined;
const all = (entries: readonly unknown[], read: Read, what: 'line' | 'card'): Source => {
  const texts: CardText[] = [];
  for (const [index, fields] of entries.entries()) {
    const entry = isFields(fields) ? read(fields) : NO_OBJECT;
    if (entry === undefined) continue;
    if ('is' in entry)
      return refusedSource({
        found: 'wrong-entry',
        form: 'texts',
        what,
        number: String(index + 1),
        entry,
      });
    texts.push(entry);
  }
  return { texts };
};
const NO_OBJECT: EntryTrouble = { is: 'no-object' };
/** A value as it stands in the file. */
const written = (found: unknown): string => JSON.stringify(found) ?? 'missing';

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
): CardText | EntryTrouble => {
  const passcode = number(fields, names.passcode);
  const known = KINDS.find((one) => one === kind);
  if (passcode === undefined)
    return { is: 'no-number', field: names.passcode, found: written(fields[names.passcode]) };
  if (name === undefined) return { is: 'no-name' };
  if (!known) return { is: 'no-kind', name, found: written(kind) };
  if (line === undefined) return { is: 'no-type-line', name };
  if (text === undefined) return { is: 'no-text', name };
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
/** Its list has cards of other games, and what lies in no Deck. */
const IN_NO_DECK: readonly unknown[] = ['Token', 'Skill Card'];
/** Pendulum Monsters have both parts together and, in newer lists, apart. */
const textsOf = (fields: Fields): Pick<Words, 'text' | 'pendulum'> => {
  const whole = string(fields, 'desc');
  const parts = whole === undefined ? undefined : pendulumParts(whole);
  return {
    text: string(fields, 'monster_desc') ?? parts?.text,
    pendulum: string(fields, 'pend_desc') ?? parts?.pendulum,
  };
};
/** The Rank stands under "level", too. */
const fromYgoprodeck: Read = (fields) => {
  if (IN_NO_DECK.includes(fields.type)) return undefined;
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
      ...textsOf(fields),
      series: archetype === undefined ? undefined : [archetype],
    },
  );
};
const english = (fields: Fields, name: string): string | undefined => {
  const words = fields[name];
  return isFields(words) ? string(words, 'en') : undefined;
};
/** Its list has cards that are printed without a passcode: none of them can be named in a deck. */
const fromYamlYugi: Read = (fields) =>
  fields.password === null
    ? undefined
    : textWith(
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
