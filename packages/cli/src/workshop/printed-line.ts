/** Facts of a card from a line of JSON, as files with the facts of all printed cards have it. */
import type {
  CardFacts,
  MonsterFacts,
  PrintedAbility,
  PrintedAttribute,
  PrintedFrame,
  PrintedLinkArrow,
} from '@spellspeed/cards';
import { RACES } from '@spellspeed/engine';

/** What a line says; whatever a card does not have is left out. */
interface PrintedLine {
  readonly passcode: number;
  readonly names: { readonly en: string; readonly ja?: string; readonly zh?: string; readonly it?: string };
  readonly cardType: string;
  /** "Fiend / Effect" of a monster, "Continuous" of a Spell or Trap. */
  readonly typeLine: string;
  readonly series?: readonly string[];
  readonly attribute?: string;
  readonly level?: number;
  readonly rank?: number;
  readonly linkArrows?: readonly string[];
  readonly scale?: number;
  readonly atk?: number | '?';
  readonly def?: number | '?';
}

/** What is wrong with a line, without its place. */
export class UnreadableLine extends Error {}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string';
/** A list of texts, or nothing. */
const areTexts = (value: unknown): boolean =>
  value === undefined || (Array.isArray(value) && value.every(isText));

/** Does the line tell what every card has? Words and numbers are looked at when the card is wanted. */
export const isPrintedLine = (value: unknown): value is PrintedLine =>
  isRecord(value) &&
  Number.isSafeInteger(value.passcode) &&
  isRecord(value.names) &&
  isText(value.names.en) &&
  Object.values(value.names).every(isText) &&
  isText(value.cardType) &&
  isText(value.typeLine) &&
  areTexts(value.series) &&
  areTexts(value.linkArrows);

export const factsFrom = (line: PrintedLine): CardFacts => {
  const { passcode, series = [] } = line;
  const { en, ja, zh, it } = line.names;
  const printed = {
    names: { en, ...(ja ? { ja } : {}), ...(zh ? { zh } : {}), ...(it ? { it } : {}), aliases: [] },
    altPasscodes: [],
    series: [...new Set(series)],
  };
  switch (line.cardType) {
    case 'Spell':
      return { passcode, kind: 'spell', ...printed, property: oneOf(SPELLS, line.typeLine, 'typeLine') };
    case 'Trap':
      return { passcode, kind: 'trap', ...printed, property: oneOf(TRAPS, line.typeLine, 'typeLine') };
    case 'Monster':
    case 'Token':
      return { passcode, kind: 'monster', ...printed, ...monsterFrom(line) };
    default:
      throw new UnreadableLine(
        `"cardType" is ${asFound(line.cardType)}, expected Monster, Token, Spell or Trap`,
      );
  }
};

const SPELLS = ['Normal', 'Quick-Play', 'Continuous', 'Equip', 'Field', 'Ritual'] as const;
const TRAPS = ['Normal', 'Continuous', 'Counter'] as const;
const ATTRIBUTES: readonly PrintedAttribute[] = ['DARK', 'DIVINE', 'EARTH', 'FIRE', 'LIGHT', 'WATER', 'WIND'];
/** The word that decides the frame is the first of these that the type line holds. */
const FRAMES: readonly PrintedFrame[] = [
  ...(['token', 'ritual', 'fusion', 'synchro', 'xyz', 'link', 'normal', 'effect'] as const),
];
const ABILITIES: readonly PrintedAbility[] = [
  ...(['pendulum', 'tuner', 'flip', 'gemini', 'spirit', 'toon', 'union', 'effect'] as const),
];
/** In reading order. */
const LINK_ARROWS: { readonly [sign in string]?: PrintedLinkArrow } = {
  '↖': 'top-left',
  '⬆': 'top',
  '↗': 'top-right',
  '⬅': 'left',
  '➡': 'right',
  '↙': 'bottom-left',
  '⬇': 'bottom',
  '↘': 'bottom-right',
};

type MonsterPart = Omit<MonsterFacts, 'kind' | 'passcode' | 'names' | 'altPasscodes' | 'series'>;

const monsterFrom = (line: PrintedLine): MonsterPart => {
  const { typeLine, level, rank, linkArrows, scale, atk, def } = line;
  const [race = '', ...words] = typeLine.split(' / ').map((word) => word.trim());
  const lower = words.map((word) => word.toLowerCase());
  const frame = FRAMES.find((word) => lower.includes(word));
  if (frame === undefined)
    throw new UnreadableLine(`"typeLine" is "${typeLine}", expected one of ${FRAMES.join(', ')} in it`);
  return {
    attribute: oneOf(ATTRIBUTES, line.attribute ?? '', 'attribute'),
    race: oneOf(RACES, race, 'typeLine'),
    frame,
    abilities: lower.filter((word) => word !== frame).map((word) => oneOf(ABILITIES, word, 'typeLine')),
    ...(level === undefined ? {} : { level: wholeNumber(level, 'level') }),
    ...(rank === undefined ? {} : { rank: wholeNumber(rank, 'rank') }),
    ...(linkArrows === undefined ? {} : { linkArrows: arrowsFrom(linkArrows) }),
    ...(scale === undefined ? {} : { scale: wholeNumber(scale, 'scale') }),
    atk: strengthFrom(atk, 'atk'),
    ...(def === undefined ? {} : { def: strengthFrom(def, 'def') }),
  };
};

const arrowsFrom = (signs: readonly string[]): readonly PrintedLinkArrow[] => {
  const known = Object.keys(LINK_ARROWS);
  for (const sign of signs) oneOf(known, sign, 'linkArrows');
  return known.flatMap((sign) => (signs.includes(sign) ? (LINK_ARROWS[sign] ?? []) : []));
};

const strengthFrom = (value: number | '?' | undefined, field: string): number | '?' =>
  value === '?' ? '?' : wholeNumber(value, field);

/** A value of a file may be anything, also an object that is no text. */
const asFound = (value: unknown): string => JSON.stringify(value) ?? 'missing';

const wholeNumber = (value: number | undefined, field: string): number => {
  if (value !== undefined && Number.isSafeInteger(value) && value >= 0) return value;
  throw new UnreadableLine(`"${field}" is ${asFound(value)}, expected a whole number`);
};

const oneOf = <Word extends string>(words: readonly Word[], found: string, field: string): Word => {
  const known = words.find((word) => word === found);
  if (known !== undefined) return known;
  throw new UnreadableLine(`"${field}" is ${asFound(found)}, expected one of ${words.join(', ')}`);
};
