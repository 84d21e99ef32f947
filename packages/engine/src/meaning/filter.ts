/** Whether a card is one of those that a text speaks of, and which cards these are: the tests that look at other cards through filters of their own. */

import type { Filter, Test } from '../language/filter.ts';
import { once } from '../language/once.ts';
import type { Scene } from '../state/scene.ts';
import { cardOf, definitionOf, listOf, monsterOf, type Table } from '../state/table.ts';
import { type CardId, NO_CARD } from '../vocabulary/ids.ts';
import { isSummonedAs } from '../vocabulary/kinds.ts';
import { playersOf } from '../vocabulary/players.ts';
import { placesOf } from './filter-places.ts';
import { makingIn } from './former.ts';
import { type Judge, type Judges, namesListedBy, PLAIN_TESTS } from './plain-tests.ts';
import { meantBy } from './reference.ts';
import { materialsIn, namesOf, raceOf, type Sight, seen, showsItself, tunersAmong } from './seen.ts';

const TESTS: Judges = {
  ...PLAIN_TESTS,
  'name-among': (table, { among, within }, card, scene, sight) => {
    if (!showsItself(table, card, sight)) return false;
    const names = namesOf(table, card, sight);
    const fits = (name: string): boolean =>
      within ? names.some((part) => name.includes(part)) : names.includes(name);
    return cardsMatching(table, among, scene).some(
      (other) => other !== card && table.look.names(table, other).some(fits),
    );
  },
  truly: (table, { filter }, card, scene, sight) =>
    matches(table, filter, card, scene, sight === 'public' ? 'all' : sight),
  'sole-race': (table, { among }, card, scene, sight) => {
    if (!showsItself(table, card, sight)) return false;
    const races = new Set(
      cardsMatching(table, among, scene).map((other) => definitionOf(table, other).monster?.race),
    );
    return races.size === 1 && races.has(raceOf(table, card, sight) ?? undefined);
  },
  // The materials are judged as they were when they were used.
  'summoned-using': (table, { way, material, ofItsName, asTuner }, card, scene) => {
    const { made } = cardOf(table, card);
    if (made === null || made.recalled || !isSummonedAs(made.way, way)) return false;
    const own = ofItsName ? table.look.names(table, card) : null;
    const used = asTuner ? tunersAmong(table, made.using) : made.using;
    return used.some(
      ({ card: one, was }) =>
        matches(table, material, one, scene, was) &&
        (own === null || namesOf(table, one, was).some((name) => own.includes(name))),
    );
  },
  // Judged as they were, wherever they are by now; a monster that was turned face-down has forgotten them. (summoning.materials-after-face-down-or-away)
  'attribute-of-material': (table, { of, material }, card, scene) =>
    meantBy(table, of, scene).some((bound) => {
      const made = makingIn(table, bound);
      return (
        made !== null &&
        !made.recalled &&
        made.using.some(
          ({ card: used, was }) =>
            matches(table, material, used, scene, was) &&
            definitionOf(table, used).monster?.attribute === definitionOf(table, card).monster?.attribute,
        )
      );
    }),
  'special-summoned-by': (table, { source }, card, scene) => {
    const by = cardOf(table, card).arrival?.source;
    return by !== undefined && matches(table, source, by.card, scene, 'all');
  },
  'attached-to': (table, { host: filter }, card, scene) => {
    const { host, zone } = cardOf(table, card);
    return zone === 'material' && host !== null && matches(table, filter, host.card, scene, 'all');
  },
  lists: (table, { among }, card, scene) => {
    const listed = namesListedBy(table, card);
    return (
      listed.size > 0 &&
      cardsMatching(table, among, scene, 'all').some((other) =>
        namesOf(table, other, 'all').some((name) => listed.has(name)),
      )
    );
  },
  'equipped-to': (table, { host: filter }, card, scene, sight) => {
    const { host, zone } = seen(table, card, sight);
    return zone === 'spells' && host !== null && matches(table, filter, host.card, scene, 'all');
  },
  'can-be-equipped': (table, { to }, card, scene) =>
    cardsMatching(table, to, scene).some((host) => table.look.fitsEquip(table, card, host, scene.you)),
  'has-material': (table, { filter }, card, scene, sight) =>
    materialsIn(table, card, sight).some((material) => matches(table, filter, material, scene, 'all')),
  extreme: (table, { stat, end, among }, card, scene) => {
    const valueIn = (each: CardId): number | null =>
      stat === 'rank' ? (monsterOf(table, each)?.rank ?? null) : table.look.stat(table, each, stat);
    const value = valueIn(card);
    if (value === null) return false;
    const sign = end === 'lowest' ? 1 : -1;
    return cardsMatching(table, among, scene).every(
      (other) => sign * ((valueIn(other) ?? value) - value) >= 0,
    );
  },
  not: (table, { filter }, card, scene, sight) => !matches(table, filter, card, scene, sight),
  either: (table, { filters }, card, scene, sight) =>
    filters.some((filter) => matches(table, filter, card, scene, sight)),
};
/** A test with what it says. */
type Told = (table: Table, card: CardId, scene: Scene, sight: Sight) => boolean;
const toldBy = <T extends Test>(test: T): Told => {
  const judge = TESTS[test.test] as unknown as Judge<T>;
  return (table, card, scene, sight) => judge(table, test, card, scene, sight);
};
/** A filter as it is judged: each test is looked up once. */
interface Judged {
  readonly tests: readonly Told[];
  readonly saysFaceDown: boolean;
}
const judgedBy: (filter: Filter) => Judged = once((filter) => ({
  tests: filter.map(toldBy),
  saysFaceDown: filter.some((test) => test.test === 'face' && test.face === 'down'),
}));

/** Do all tests of the filter hold for this card? */
export const matches = (
  table: Table,
  filter: Filter,
  card: CardId,
  scene: Scene,
  sight: Sight = 'public',
): boolean => matchesJudged(table, judgedBy(filter), card, scene, sight);
const matchesJudged = (
  table: Table,
  { tests, saysFaceDown }: Judged,
  card: CardId,
  scene: Scene,
  sight: Sight,
): boolean => {
  // (wording.style.own-face-down-cards)
  const isOwn = saysFaceDown && sight === 'public' && cardOf(table, card).controller === scene.you;
  for (const holds of tests) if (!holds(table, card, scene, isOwn ? 'all' : sight)) return false;
  return true;
};

/** All cards that match, "your" cards first, in the order of their zones. */
export const cardsMatching = (
  table: Table,
  filter: Filter,
  scene: Scene,
  sight: Sight = 'public',
): CardId[] => firstMatching(table, filter, scene, { sight });

/** What else is asked of cards that match: how they are looked at, another question, and how many are enough. */
interface Wanted {
  readonly sight: Sight;
  readonly isWanted?: (card: CardId) => boolean;
  readonly enough?: number;
}
/** The first cards that match, as many as are enough: who only asks whether there are so many need not look at the others. */
export const firstMatching = (
  table: Table,
  filter: Filter,
  scene: Scene,
  { sight, isWanted, enough = Number.POSITIVE_INFINITY }: Wanted,
): CardId[] => {
  const found: CardId[] = [];
  const judged = judgedBy(filter);
  for (const { side, zones } of placesOf(filter))
    for (const player of playersOf(side, scene.you))
      for (const zone of zones)
        for (const card of listOf(table, player, zone)) {
          if (card === NO_CARD || !matchesJudged(table, judged, card, scene, sight) || found.includes(card))
            continue;
          if (isWanted !== undefined && !isWanted(card)) continue;
          found.push(card);
          if (found.length >= enough) return found;
        }
  return found;
};
