/** What a card is asked to be that was sent to the GY or banished: what it was before, what it is there, or both. */
import { type EventPattern, isAboutItself, waitsForGyOrBanished } from '../language/event.ts';
import type { Filter, Test, TestName } from '../language/filter.ts';
import { once } from '../language/once.ts';
import type { HappeningOf } from '../state/happening.ts';
import type { Scene } from '../state/scene.ts';
import { cardOf, type Table } from '../state/table.ts';
import { matches } from './filter.ts';
import { kindOf, type Sight } from './seen.ts';

/** Does the test ask what the card is, wherever it is? The others ask where it was, how it lay, what had been done to it. */
const ASKS_WHAT_IT_IS: { readonly [K in Exclude<TestName, 'not' | 'either' | 'truly'>]: boolean } = {
  kind: true,
  race: true,
  attribute: true,
  level: true,
  stat: true,
  named: true,
  series: true,
  frame: true,
  ability: true,
  'effect-monster': true,
  property: true,
  rank: true,
  'link-rating': true,
  'monster-card': true,
  'special-summon-only': true,
  mentions: true,
  'lists-name': true,
  in: false,
  'in-extra-monster-zone': false,
  'of-turn-player': false,
  face: false,
  position: false,
  'differs-from-original': false,
  'listed-by': false,
  lists: false,
  'mentioned-on': false,
  declared: false,
  'same-name': false,
  'name-among': false,
  'same-attribute': false,
  'same-race': false,
  'sole-race': false,
  'this-turn': false,
  'activated-effect': false,
  summoned: false,
  'summoned-using': false,
  'special-summoned-from': false,
  'special-summoned-by': false,
  'attribute-of-material': false,
  'same-kind': false,
  'attached-to': false,
  'equipped-to': false,
  'appropriate-for': false,
  'appropriate-target': false,
  'can-be-equipped': false,
  'equip-card': false,
  'can-hold-counter': false,
  'has-material': false,
  'same-column': false,
  counters: false,
  'pointed-to-by': false,
  linked: false,
  'co-linked-to': false,
  is: false,
  'other-than': false,
  extreme: false,
};
const asksWhatItIs = (test: Test): boolean => {
  if (test.test === 'not' || test.test === 'truly') return test.filter.every(asksWhatItIs);
  if (test.test === 'either') return test.filters.every((filter) => filter.every(asksWhatItIs));
  return ASKS_WHAT_IT_IS[test.test];
};

/** What is asked of the card there, and what before it was sent to the GY or banished, if no place is named. */
interface Parts {
  readonly there: Filter;
  readonly beforeGy: Filter;
  readonly beforeBanished: Filter;
  readonly saysPlace: boolean;
}
const partsOf: (filter: Filter) => Parts = once((filter) => ({
  there: filter.filter(asksWhatItIs),
  beforeGy: filter.filter((test) => !asksWhatItIs(test)),
  beforeBanished: filter.filter((test) => test.test === 'kind' || !asksWhatItIs(test)),
  saysPlace: filter.some(({ test }) => test === 'in'),
}));

/** The card as it lies there, or as it was when it had come there. */
const sightThere = (table: Table, { card, before, to, face }: HappeningOf<'moved'>): Sight =>
  cardOf(table, card.card).stay === card.stay
    ? 'all'
    : { ...before, stay: card.stay, zone: to, face, frame: null, placedAs: null };

/**
 * Whose it was and how it lay is asked of the card as it was; what it is, of the card in the GY or among the banished. With a place before, or
 * if it was destroyed, it must have been so there as well; a banished monster must have been a monster. (faq.gone.destroyed-and-sent,
 * faq.gone.sent-or-banished-as-what-it-is-there, faq.gone.own-means-before, faq.gone.a-place-before-means-there,
 * faq.gone.without-a-place-before-does-not-matter)
 */
export const isWhatMoved = (
  table: Table,
  pattern: Extract<EventPattern, { event: 'moved' }>,
  happening: HappeningOf<'moved'>,
  scene: Scene,
): boolean => {
  const { card: filter, from, manner, inBattleWith } = pattern;
  const { card, before } = happening;
  const wasSo = (part: Filter): boolean => matches(table, part, card.card, scene, before);
  if (!waitsForGyOrBanished(pattern)) return wasSo(filter);
  const { there, beforeGy, beforeBanished, saysPlace } = partsOf(filter);
  const isAskedBefore = from !== undefined || manner !== undefined || saysPlace;
  const asked = isAskedBefore ? filter : happening.to === 'banished' ? beforeBanished : beforeGy;
  if (!wasSo(asked)) return false;
  const sight = sightThere(table, happening);
  // What a monster destroys by battle and sends to the GY is a monster, whether the text says the word or not.
  const isMonster = inBattleWith !== undefined && !isAboutItself(filter);
  if (isMonster && kindOf(table, card.card, sight) !== 'monster') return false;
  return there.length === 0 || matches(table, there, card.card, scene, sight);
};
