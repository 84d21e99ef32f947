/** One line of the table of facts (data/facts.tsv), which scripts/facts.mjs writes and checks. */
import type {
  CardFacts,
  MonsterFacts,
  PrintedAbility,
  PrintedAttribute,
  PrintedFrame,
  PrintedLinkArrow,
  SpellFacts,
  TrapFacts,
} from './card-facts.ts';

const COLUMNS = [
  ...(['passcode', 'en', 'ja', 'zh', 'it', 'kind', 'line', 'attribute', 'rating', 'scale'] as const),
  ...(['atk', 'def', 'series', 'ocg', 'tcg', 'otherArtwork', 'treatedAs', 'aliases'] as const),
];
type Column = (typeof COLUMNS)[number];
type Row = { readonly [column in Column]: string };

/** What is at the head of the table. */
export const HEAD = COLUMNS.join('\t');

/** The value of every column; fourteen thousand lines are read with it. */
const rowOf = (line: string): Row => {
  const values = line.split('\t');
  const row: { [column in Column]?: string } = {};
  for (let index = 0; index < COLUMNS.length; index += 1) row[COLUMNS[index] as Column] = values[index] ?? '';
  // Every column is set.
  return row as Row;
};

/** The words that decide the frame, the first of them that a type line holds; "Effect" beside another one is an ability. */
const FRAMES: readonly PrintedFrame[] = [
  ...(['token', 'ritual', 'fusion', 'synchro', 'xyz', 'link', 'normal', 'effect'] as const),
];
const ARROWS: { readonly [sign in string]?: PrintedLinkArrow } = {
  '↖': 'top-left',
  '⬆': 'top',
  '↗': 'top-right',
  '⬅': 'left',
  '➡': 'right',
  '↙': 'bottom-left',
  '⬇': 'bottom',
  '↘': 'bottom-right',
};
const listIn = (value: string): string[] => (value === '' ? [] : value.split('|'));
const strengthIn = (value: string): number | '?' => (value === '?' ? '?' : Number(value));

/** The facts that a line tells. */
export const factsIn = (line: string): CardFacts => {
  const row = rowOf(line);
  const { en, ja, zh, it, aliases, treatedAs } = row;
  const printed = {
    passcode: Number(row.passcode),
    names: {
      en,
      ...(ja === '' ? {} : { ja }),
      ...(zh === '' ? {} : { zh }),
      ...(it === '' ? {} : { it }),
      aliases: listIn(aliases),
    },
    altPasscodes: listIn(row.otherArtwork).map(Number),
    series: listIn(row.series),
    ...(treatedAs === '' ? {} : { treatedAs }),
  };
  // The script that wrote the table has checked the words.
  if (row.kind === 'Spell')
    return { ...printed, kind: 'spell', property: row.line as SpellFacts['property'] };
  if (row.kind === 'Trap') return { ...printed, kind: 'trap', property: row.line as TrapFacts['property'] };
  return { ...printed, kind: 'monster', ...monsterIn(row) };
};

type MonsterPart = Omit<MonsterFacts, 'kind' | 'passcode' | 'names' | 'altPasscodes' | 'series'>;
const monsterIn = ({ line, attribute, rating, scale, atk, def }: Row): MonsterPart => {
  const [race = '', ...printed] = line.split(' / ');
  const words = printed.map((word) => word.toLowerCase());
  const frame = FRAMES.find((word) => words.includes(word)) ?? 'effect';
  return {
    attribute: attribute as PrintedAttribute,
    race,
    frame,
    abilities: words.filter((word) => word !== frame) as PrintedAbility[],
    ...ratingIn(frame, rating),
    ...(scale === '' ? {} : { scale: Number(scale) }),
    atk: strengthIn(atk),
    ...(def === '' ? {} : { def: strengthIn(def) }),
  };
};
const ratingIn = (
  frame: PrintedFrame,
  rating: string,
): Pick<MonsterFacts, 'level' | 'rank' | 'linkArrows'> => {
  if (frame === 'link') return { linkArrows: [...rating].flatMap((sign) => ARROWS[sign] ?? []) };
  return frame === 'xyz' ? { rank: Number(rating) } : { level: Number(rating) };
};

/** How many copies of a card each list allows, where it says so. */
export const limitsIn = (line: string): { readonly ocg?: number; readonly tcg?: number } => {
  const { ocg, tcg } = rowOf(line);
  return { ...(ocg === '' ? {} : { ocg: Number(ocg) }), ...(tcg === '' ? {} : { tcg: Number(tcg) }) };
};

export interface NamesOnLine {
  /** The English one first. */
  readonly printed: readonly string[];
  readonly aliases: readonly string[];
}
/** The names on a line, without reading the rest of it. */
export const namesIn = (line: string): NamesOnLine => {
  const values = line.split('\t');
  return {
    printed: values.slice(COLUMNS.indexOf('en'), COLUMNS.indexOf('kind')),
    aliases: listIn(values[COLUMNS.indexOf('aliases')] ?? ''),
  };
};

/** The passcodes on a line: that of the card, then those of other artwork. */
export const passcodesIn = (line: string): readonly number[] => [
  Number.parseInt(line, 10),
  ...listIn(line.split('\t', COLUMNS.indexOf('otherArtwork') + 1).at(-1) ?? '').map(Number),
];
