/** Does a card fit what a text asks for, as far as one can see? Whatever the view does not tell is taken to fit. */
import { MAIN_MONSTER_ZONES, type SeenCard, type Side, type Stay, type Zone } from '@spellspeed/engine';
import type { Filter, Reference, Test, TestName } from '@spellspeed/engine/language';
import { isMonsterCard, type Sight } from './sight.ts';

/** An effect that is being weighed: whose it is, on which card, and what its names stand for. */
export interface Scene {
  readonly sight: Sight;
  /** Is the effect yours? Sides in texts are seen from its player. */
  readonly mine: boolean;
  readonly source: SeenCard | undefined;
  readonly bound: { readonly [name: string]: readonly SeenCard[] };
}

/** Are these the cards of the viewer? Null for both sides. */
export const isOfViewer = ({ mine }: Scene, side: Side): boolean | null =>
  side === 'any' ? null : (side === 'you') === mine;

/** What a reference points to; undefined when the view does not tell. */
export const pointedTo = (scene: Scene, what: Reference): readonly SeenCard[] | undefined => {
  const { sight, source, bound } = scene;
  const { battle, chain } = sight.view;
  const seen = (card: SeenCard | undefined): readonly SeenCard[] => (card ? [card] : []);
  const at = (handle: Stay | null | undefined): readonly SeenCard[] =>
    seen(handle === null || handle === undefined ? undefined : sight.cardOf(handle));
  switch (what.ref) {
    case 'this':
      return seen(source);
    case 'bound':
    case 'still-affected':
      return bound[what.name];
    case 'attacker':
      return at(battle?.attacker);
    case 'attack-target':
      return at(battle?.target);
    case 'battling': {
      const mine = (what.side === 'you') === scene.mine;
      return [...at(battle?.attacker), ...at(battle?.target)].filter(
        ({ controller }) => (controller === sight.me) === mine,
      );
    }
    case 'chained-to':
      return seen(chain.at(-1)?.card);
    case 'equipped':
      return at(source?.equippedTo);
    case 'event':
    case 'direct-attacker':
    case 'at-battle-phase-start':
    case 'opponent-in-battle':
    case 'linked':
    case 'materials':
    case 'now':
      return undefined;
  }
};

type Tester<N extends TestName> = (test: Extract<Test, { test: N }>, card: SeenCard, scene: Scene) => boolean;
const isAmong = (cards: readonly SeenCard[], card: SeenCard): boolean =>
  cards.some(({ handle }) => handle !== null && handle === card.handle);
const isWithin = (value: number | null | undefined, min: unknown, max: unknown): boolean =>
  value === null ||
  value === undefined ||
  ((typeof min !== 'number' || value >= min) && (typeof max !== 'number' || value <= max));

const TESTS: { readonly [N in TestName]: Tester<N> } = {
  kind: ({ kind }, card, { sight }) => {
    const printed = sight.printed(card);
    return printed ? printed.kind === kind : (kind === 'monster') === isMonsterCard(sight, card);
  },
  // What was declared is no part of a view.
  declared: () => false,
  in: ({ side, zones }, card, scene) => {
    const viewers = isOfViewer(scene, side);
    const whose = card.zone === 'monsters' || card.zone === 'spells' ? card.controller : card.owner;
    return zones.includes(card.zone) && (viewers === null || viewers === (whose === scene.sight.me));
  },
  'in-extra-monster-zone': (_, card) => card.zone === 'monsters' && card.place >= MAIN_MONSTER_ZONES,
  'of-turn-player': (_, card, { sight }) => card.controller === sight.view.turnPlayer,
  face: ({ face }, card) => card.face === face,
  position: ({ position }, card) => card.position === position,
  race: ({ race }, { known }) => !known || known.race === race,
  attribute: ({ attribute }, { known }) => !known || known.attribute === attribute,
  level: ({ min, max, original }, card, { sight }) => {
    const printed = sight.printed(card);
    const was = printed?.kind === 'monster' ? printed.level : undefined;
    return isWithin(original ? was : card.known?.level, min, max);
  },
  stat: ({ stat, min, max }, { known }) => isWithin(known?.[stat], min, max),
  'differs-from-original': ({ stat }, { known }) =>
    !known ||
    (stat === 'scale' ? true : known[stat] !== (stat === 'atk' ? known.originalAtk : known.originalDef)),
  named: ({ names }, { known }) => !known || names.includes(known.name),
  'same-name': () => true,
  mentions: () => true,
  'same-attribute': () => true,
  truly: ({ filter }, card, scene) => matches(scene, filter, card),
  series: ({ series }, card, { sight }) => sight.printed(card)?.series.includes(series) ?? true,
  frame: ({ frame }, card, { sight }) => {
    const printed = sight.printed(card);
    return printed?.kind !== 'monster' || printed.frame === frame;
  },
  ability: ({ ability }, card, { sight }) => {
    const printed = sight.printed(card);
    return printed?.kind !== 'monster' || printed.abilities.includes(ability);
  },
  'this-turn': () => true,
  'effect-monster': (_, card, { sight }) => {
    const printed = sight.printed(card);
    return printed?.kind !== 'monster' || printed.frame === 'effect' || printed.abilities.includes('effect');
  },
  property: ({ property }, card, { sight }) => {
    const printed = sight.printed(card);
    return !printed || printed.kind === 'monster' || printed.property === property;
  },
  summoned: () => true,
  'summoned-using': () => true,
  'special-summoned-from': () => true,
  'same-kind': () => true,
  'same-race': () => true,
  rank: ({ min, max }, card, { sight }) => {
    const printed = sight.printed(card);
    return printed?.kind === 'monster' && isWithin(printed.rank, min, max);
  },
  'link-rating': ({ min, max }, card, { sight }) => {
    const printed = sight.printed(card);
    return printed?.kind === 'monster' && isWithin(printed.linkArrows?.length, min, max);
  },
  'has-material': () => true,
  'special-summon-only': () => true,
  'same-column': () => true,
  'attached-to': (_, card) => card.zone === 'material',
  'equipped-to': () => true,
  'equip-card': (_, card, { sight }) => {
    const printed = sight.printed(card);
    return card.equippedTo !== null || (printed?.kind === 'spell' && printed.property === 'Equip');
  },
  'appropriate-for': () => true,
  'can-be-equipped': () => true,
  'can-hold-counter': () => true,
  counters: ({ counter, atLeast }, card) => (card.counters[counter] ?? 0) >= atLeast,
  'pointed-to-by': () => true,
  linked: () => true,
  is: ({ what }, card, scene) => {
    const cards = pointedTo(scene, what);
    return cards === undefined || isAmong(cards, card);
  },
  'other-than': ({ what }, card, scene) => !isAmong(pointedTo(scene, what) ?? [], card),
  extreme: ({ stat, end, among }, card, scene) => {
    if (stat === 'rank') return true;
    const own = card.known?.[stat] ?? 0;
    const sign = end === 'lowest' ? 1 : -1;
    return seenCards(scene, among).every((other) => ((other.known?.[stat] ?? 0) - own) * sign >= 0);
  },
  not: ({ filter }, card, scene) => !matches(scene, filter, card),
  either: ({ filters }, card, scene) => filters.some((filter) => matches(scene, filter, card)),
};
const testerOf = <T extends Test>(test: T): Tester<T['test']> =>
  TESTS[test.test] as unknown as Tester<T['test']>;

export const matches = (scene: Scene, filter: Filter, card: SeenCard): boolean =>
  filter.every((test) => testerOf(test)(test, card, scene));

const FIELD: readonly Zone[] = ['monsters', 'spells', 'field', 'pendulum'];
const isPlaced = (filter: Filter): boolean => filter.some(({ test }) => test === 'in');

const seenCards = (scene: Scene, filter: Filter): readonly SeenCard[] =>
  scene.sight.cards.filter(
    (card) => (isPlaced(filter) || FIELD.includes(card.zone)) && matches(scene, filter, card),
  );

/** Some card of the viewer's Deck: nobody sees which. */
const fromDeck = (sight: Sight): SeenCard => ({
  handle: null,
  known: null,
  owner: sight.me,
  controller: sight.me,
  zone: 'deck',
  place: 0,
  face: 'down',
  position: 'attack',
  counters: {},
  equippedTo: null,
  materials: [],
});

/** The cards that fit. A text without a place speaks of the field. */
export const cardsThatFit = (scene: Scene, filter: Filter): readonly SeenCard[] => {
  const seen = seenCards(scene, filter);
  const searchesDeck =
    scene.mine &&
    filter.some((test) => test.test === 'in' && test.zones.includes('deck') && test.side !== 'opponent');
  return searchesDeck && seen.length === 0 ? [fromDeck(scene.sight)] : seen;
};
