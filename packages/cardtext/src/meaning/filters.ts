/** What filters mean, whatever words they get. */
import {
  type CardKind,
  type Filter,
  isFieldZone,
  type Property,
  type Reference,
  type Test,
} from '@spellspeed/engine/language';

/** Does it say which card it is? */
export const isOneCard = (filter: Filter): boolean => filter.some(({ test }) => test === 'is');
export const isThis = (filter: Filter): boolean =>
  filter.some((test) => test.test === 'is' && test.what.ref === 'this');
/** What takes part in a battle or is Summoned is a monster, whether the text says so or not. */
export const asMonster = (filter: Filter): Filter =>
  filter.some(({ test }) => ['kind', 'is', 'named', 'frame', 'either'].includes(test))
    ? filter
    : [...filter, { test: 'kind', kind: 'monster' }];
/** A card whose name is asked for lies face-up: only then it has one. */
export const withoutIdleFace = (filter: Filter): Filter =>
  filter.some(({ test }) => test === 'named')
    ? filter.filter((test) => test.test !== 'face' || test.face === 'down')
    : filter;
/** The tests that a face-down card on the field fails. (monsters.position.face-down-ignores-characteristic-changes) */
const SHOWN: readonly Test['test'][] = [
  'named',
  'series',
  'race',
  'attribute',
  'level',
  'rank',
  'link-rating',
  'stat',
  'frame',
  'ability',
  'effect-monster',
];
/** That a card lies face-up on the field is implied where it must show what it is. */
export const withoutImpliedFace = (filter: Filter): Filter => {
  const isShown = filter.some(({ test }) => SHOWN.includes(test));
  const isOnField = filter.some((test) => test.test === 'in' && test.zones.every(isFieldZone));
  return isShown && isOnField
    ? filter.filter((test) => test.test !== 'face' || test.face === 'down')
    : filter;
};
/** The one card that the text points to, if the filter is nothing else. */
export const onlyMeant = ([only, more]: Filter): Reference | undefined =>
  only?.test === 'is' && more === undefined ? only.what : undefined;
/** Alternatives that say several things each repeat what holds for all: "a "X" monster in your hand or face-up "X" monster you control". */
export const withRepeated = (filter: Filter): Filter => {
  if (!filter.some(isMixed)) return filter;
  const shared = filter.filter(isRepeated);
  return filter.flatMap((test): Filter => {
    if (shared.includes(test)) return [];
    if (test.test !== 'either') return [test];
    return [{ ...test, filters: test.filters.map((one) => [...shared, ...one]) }];
  });
};
const isMixed = (test: Test): boolean =>
  test.test === 'either' && test.filters.some(({ length }) => length > 1);
/** "Beast, Beast-Warrior, or Winged Beast" is one word among others. */
const isRepeated = (test: Test): boolean =>
  test.test === 'either'
    ? !isMixed(test) && test.filters.flat().every(isRepeated)
    : REPEATED.includes(test.test);
const REPEATED: readonly Test['test'][] = ['kind', 'series', 'race', 'attribute', 'level', 'frame'];
/** Spells or Traps, where only the one or the other can be of this kind. */
export const kindOfProperty = (property: Property): CardKind | undefined => {
  if (property === 'Normal' || property === 'Continuous') return undefined;
  return property === 'Counter' ? 'trap' : 'spell';
};
/** "except the one with the highest ATK": nothing is said of what it is, but which of them. */
export const isExtremeOnly = (filter: Filter): boolean =>
  filter.length > 0 && filter.every(({ test }) => test === 'extreme');
/** Does it say where the cards are, not only whose they are: "from the hand or Deck"? */
export const saysWhere = (filter: Filter): boolean =>
  filter.some((test) => test.test === 'in' && test.side === 'any');

const SAID_AGAIN: readonly Test['test'][] = ['in', 'face', 'position', 'stat', 'race', 'attribute'];
/** What is said again of a card of which the text has spoken: "that Dragon or Machine monster", but not how it was Summoned. */
export const isSaidAgain = (one: Test): boolean =>
  one.test === 'either'
    ? one.filters.every((filter) => filter.every(({ test }) => test === 'race' || test === 'attribute'))
    : SAID_AGAIN.includes(one.test);
