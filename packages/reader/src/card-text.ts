/** A card as a source of texts gives it: what is printed on it. */
import {
  type Ability,
  ATTRIBUTES,
  type Card,
  FRAMES,
  type Frame,
  type MonsterCard,
  type Passcode,
  PROPERTIES,
  RACES,
} from '@spellspeed/engine/language';

export interface CardText {
  readonly passcode: number;
  readonly name: string;
  readonly kind: 'Monster' | 'Spell' | 'Trap';
  /** "Dragon / Synchro / Effect", "Quick-Play" */
  readonly line: string;
  readonly attribute?: string;
  readonly level?: number;
  readonly rank?: number;
  readonly atk?: number | '?';
  readonly def?: number | '?';
  readonly series?: readonly string[];
  readonly text: string;
  /** The text of the Pendulum Zone. */
  readonly pendulum?: string;
}
/** What kinds of card the figures tell apart. */
export const KINDS = [
  'Normal',
  'Effect',
  'Ritual',
  'Fusion',
  'Synchro',
  'Xyz',
  'Link',
  'Pendulum',
  'Spell',
  'Trap',
] as const;
export type Kind = (typeof KINDS)[number];

const wordsOf = ({ line }: CardText): readonly string[] => line.split(' / ');
const EXTRA_KINDS = ['Pendulum', 'Fusion', 'Synchro', 'Xyz', 'Link', 'Ritual'] as const;
export const kindOf = (card: CardText): Kind => {
  if (card.kind !== 'Monster') return card.kind;
  const words = wordsOf(card);
  return EXTRA_KINDS.find((kind) => words.includes(kind)) ?? (words.includes('Effect') ? 'Effect' : 'Normal');
};

const isOneOf = <Word extends string>(words: readonly Word[], word: string): word is Word =>
  (words as readonly string[]).includes(word);
const ABILITY_WORDS: { readonly [word in string]?: Ability } = {
  Tuner: 'tuner',
  Flip: 'flip',
  Gemini: 'gemini',
  Spirit: 'spirit',
  Toon: 'toon',
  Union: 'union',
  Pendulum: 'pendulum',
};
const frameOf = (words: readonly string[]): Frame => {
  const shown = words
    .map((word) => word.toLowerCase())
    .find((word) => isOneOf(FRAMES, word) && word !== 'effect');
  if (isOneOf(FRAMES, shown ?? '')) return shown as Frame;
  // Older prints name no frame: what has an ability, other than Pendulum, has an effect.
  return words.some((word) => word !== 'Pendulum') ? 'effect' : 'normal';
};

/** The card without what its text means; undefined if what is printed on it is not known to the game. */
export const blankCardOf = (text: CardText): Card | undefined => {
  const base = {
    // Whoever gives a text gives the passcode of its card.
    passcode: text.passcode as Passcode,
    name: text.name,
    series: text.series ?? [],
    effects: [],
  };
  if (text.kind === 'Monster') return monsterOf(text, base);
  const property = text.line.replace(/ (?:Spell|Trap)$/, '');
  if (!isOneOf(PROPERTIES, property)) return undefined;
  if (text.kind === 'Spell')
    return property === 'Counter' ? undefined : { ...base, kind: 'spell', property, remains: false };
  return property === 'Normal' || property === 'Continuous' || property === 'Counter'
    ? { ...base, kind: 'trap', property, remains: false }
    : undefined;
};
type Base = Pick<MonsterCard, 'passcode' | 'name' | 'series' | 'effects'>;
const monsterOf = (text: CardText, base: Base): MonsterCard | undefined => {
  const words = wordsOf(text);
  const [race = ''] = words;
  const { attribute = '', level, rank, atk, def } = text;
  if (!isOneOf(RACES, race) || !isOneOf(ATTRIBUTES, attribute)) return undefined;
  const frame = frameOf(words.slice(1));
  const isEffect = words.includes('Effect') && frame !== 'effect';
  return {
    ...base,
    kind: 'monster',
    frame,
    race,
    attribute,
    abilities: [
      ...words.flatMap((word) => ABILITY_WORDS[word] ?? []),
      ...(text.text.includes('FLIP:') && !words.includes('Flip') ? ['flip' as const] : []),
      ...(isEffect ? ['effect' as const] : []),
    ],
    atk: atk ?? 0,
    ...(def !== undefined && { def }),
    ...(level !== undefined && { level }),
    ...(rank !== undefined && { rank }),
  };
};
