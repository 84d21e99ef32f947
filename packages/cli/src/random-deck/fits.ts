/** Which printed cards a text may speak of, as far as the print tells: for drawing decks, not for play. */
import type { Card, Filter, MonsterCard, Test } from '@spellspeed/engine/language';

/** True or false where the print decides it, undefined where only the duel will. */
type Told = boolean | undefined;
type NumberTest = Extract<Test, { test: 'level' | 'rank' | 'link-rating' }>;

const within = (value: number | undefined, { min, max }: NumberTest): Told => {
  if (value === undefined) return false;
  if (typeof min === 'number' && value < min) return false;
  if (typeof max === 'number' && value > max) return false;
  return typeof min === 'object' || typeof max === 'object' ? undefined : true;
};
const ofMonster = (card: Card, ask: (monster: MonsterCard) => Told): Told =>
  card.kind === 'monster' ? ask(card) : false;
const all = (told: readonly Told[]): Told =>
  told.includes(false) ? false : told.includes(undefined) ? undefined : true;
const any = (told: readonly Told[]): Told =>
  told.includes(true) ? true : told.includes(undefined) ? undefined : false;
const not = (told: Told): Told => (told === undefined ? undefined : !told);

const tell = (test: Test, card: Card): Told => {
  switch (test.test) {
    case 'kind':
      return card.kind === test.kind;
    case 'named':
      return test.names.some((name) => name === card.name || name === card.treatedAs);
    case 'series':
      return card.series.includes(test.series);
    case 'race':
      return ofMonster(card, ({ race }) => race === test.race);
    case 'attribute':
      return ofMonster(card, ({ attribute }) => attribute === test.attribute);
    case 'frame':
      return ofMonster(card, ({ frame }) => frame === test.frame);
    case 'ability':
      return ofMonster(card, ({ abilities }) => abilities.includes(test.ability));
    case 'effect-monster':
      return ofMonster(card, ({ frame, effects }) => frame !== 'normal' && effects.length > 0);
    case 'level':
      return ofMonster(card, ({ level }) => within(level, test));
    case 'rank':
      return ofMonster(card, ({ rank }) => within(rank, test));
    case 'link-rating':
      return ofMonster(card, ({ linkArrows }) => within(linkArrows?.length, test));
    case 'property':
      return card.kind !== 'monster' && card.property === test.property;
    case 'truly':
      return toldOf(test.filter, card);
    case 'not':
      return not(toldOf(test.filter, card));
    case 'either':
      return any(test.filters.map((filter) => toldOf(filter, card)));
    default:
      return undefined;
  }
};
const toldOf = (filter: Filter, card: Card): Told => all(filter.map((test) => tell(test, card)));

/** May the text speak of this card, as far as its print says? */
export const fits = (filter: Filter, card: Card): boolean => toldOf(filter, card) !== false;

const isTest = (part: unknown): part is Test => typeof part === 'object' && part !== null && 'test' in part;
const isFilter = (part: readonly unknown[]): part is Filter => part.length > 0 && part.every(isTest);

/** Every list of tests in a definition. */
export const filtersIn = (part: unknown): readonly Filter[] => {
  if (typeof part !== 'object' || part === null) return [];
  const inner = Object.values(part).flatMap(filtersIn);
  return Array.isArray(part) && isFilter(part) ? [part, ...inner] : inner;
};
