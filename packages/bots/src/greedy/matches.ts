/** Does a card fit what a text asks for, as far as one can see? Whatever the view does not tell is taken to fit. */
import {
  type KnownCard,
  MAIN_MONSTER_ZONES,
  type SeenCard,
  type Side,
  type Stay,
  type Zone,
} from '@spellspeed/engine';
import type {
  Amount,
  Card,
  Filter,
  Frame,
  MonsterCard,
  Reference,
  Test,
  TestName,
} from '@spellspeed/engine/language';
import { isMine, isMonsterCard, type Sight } from './sight.ts';

/** An effect that is being weighed: whose it is, on which card, and what its names stand for. */
export interface Scene {
  readonly sight: Sight;
  /** Is the effect yours? Sides in texts are seen from its player. */
  readonly mine: boolean;
  readonly source: SeenCard | undefined;
  readonly bound: { readonly [name: string]: readonly SeenCard[] };
  /** Does the text ask what cards really are, face-down or not? */
  readonly truly?: true;
}

export const sceneOf = (sight: Sight, source: SeenCard | undefined): Scene => ({
  sight,
  source,
  mine: source === undefined || isMine(sight, source),
  bound: {},
});

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
    case 'made-with':
    case 'now':
      return undefined;
  }
};

const FIELD: readonly Zone[] = ['monsters', 'spells', 'field', 'pendulum'];
/** Undefined where the view does not tell. */
type Told = boolean | undefined;
const all = (told: readonly Told[]): Told =>
  told.includes(false) ? false : told.includes(undefined) ? undefined : true;
const not = (told: Told): Told => (told === undefined ? undefined : !told);

type Tester<N extends TestName> = (test: Extract<Test, { test: N }>, card: SeenCard, scene: Scene) => Told;
const notTold = (): Told => undefined;
const isAmong = (cards: readonly SeenCard[], card: SeenCard): boolean =>
  cards.some(({ handle }) => handle !== null && handle === card.handle);
/** A bound that is counted is not known. */
const isAt = (bound: Amount | undefined, holds: (bound: number) => boolean): Told =>
  bound === undefined ? true : typeof bound === 'number' ? holds(bound) : undefined;
const isWithin = (
  value: number | null | undefined,
  min: Amount | undefined,
  max: Amount | undefined,
): Told =>
  value === null || value === undefined
    ? false
    : all([isAt(min, (least) => value >= least), isAt(max, (most) => value <= most)]);

/** A face-down card on the field shows no name, Type, Attribute, Level or value, not even to whoever knows it. */
const hidesItself = ({ zone, face }: SeenCard, { truly }: Scene): boolean =>
  face === 'down' && FIELD.includes(zone) && !truly;
const shows = (card: SeenCard, scene: Scene, is: (known: KnownCard) => Told): Told => {
  if (hidesItself(card, scene)) return false;
  return card.known === null ? undefined : is(card.known);
};
/** The same of what is printed on it. */
const printed = (card: SeenCard, scene: Scene, is: (printed: Card) => Told): Told => {
  if (hidesItself(card, scene)) return false;
  const own = scene.sight.printed(card);
  return own && is(own);
};
const printedMonster = (card: SeenCard, scene: Scene, is: (printed: MonsterCard) => Told): Told =>
  printed(card, scene, (own) => own.kind === 'monster' && is(own));

/** On the field its zone says what a card counts as: a Trap Monster is both, a monster elsewhere is a Spell Card. */
const isOfKind = (kind: Card['kind'], card: SeenCard, { sight }: Scene): Told => {
  const own = sight.printed(card)?.kind;
  if (card.zone === 'monsters' && kind === 'monster') return true;
  if (FIELD.includes(card.zone)) {
    if (kind === 'monster') return false;
    return own && (own === 'monster' && card.zone !== 'monsters' ? 'spell' : own) === kind;
  }
  if (own === undefined && card.known !== null && kind === 'monster') return isMonsterCard(sight, card);
  return own && own === kind;
};
const isTreatedAsNormal = ({ effects }: MonsterCard): boolean =>
  effects.some(
    (effect) =>
      effect.effect === 'continuous' &&
      effect.modifiers.some(({ modifies }) => modifies === 'treated-as-normal-monster'),
  );
/** Whether a Gemini monster on the field is an Effect Monster by now is not told, nor where a text makes its card a Normal Monster. */
const isEffectByNow = (card: SeenCard, own: MonsterCard): Told => {
  if (isTreatedAsNormal(own)) return undefined;
  if (!own.abilities.includes('gemini')) return true;
  return card.zone === 'monsters' ? undefined : card.zone !== 'gy';
};
const isOfFrame = (frame: Frame, card: SeenCard, own: MonsterCard): Told => {
  if (own.frame === 'token') return frame === 'token' || frame === 'normal';
  if (own.frame !== 'effect') return own.frame === frame;
  const isEffect = isEffectByNow(card, own);
  if (frame === 'normal') return not(isEffect);
  return frame === 'effect' && isEffect;
};
/** Does no card among the others have a higher (lower) value? */
const isExtreme: Tester<'extreme'> = ({ stat, end, among }, card, scene) => {
  const valueIn = (each: SeenCard): number | null | undefined => {
    const own = scene.sight.printed(each);
    if (stat === 'rank') return own && (own.kind === 'monster' ? (own.rank ?? null) : null);
    return each.known?.[stat];
  };
  const value = valueIn(card);
  if (value === undefined || value === null) return value === null ? false : undefined;
  const sign = end === 'lowest' ? 1 : -1;
  return seenCards(scene, among).every((other) => ((valueIn(other) ?? value) - value) * sign >= 0);
};

const TESTS: { readonly [N in TestName]: Tester<N> } = {
  kind: ({ kind }, card, scene) => isOfKind(kind, card, scene),
  // What was declared is no part of a view.
  declared: notTold,
  in: ({ side, zones }, card, scene) => {
    const viewers = isOfViewer(scene, side);
    const whose = FIELD.includes(card.zone) ? card.controller : card.owner;
    return zones.includes(card.zone) && (viewers === null || viewers === (whose === scene.sight.me));
  },
  'in-extra-monster-zone': (_, card) => card.zone === 'monsters' && card.place >= MAIN_MONSTER_ZONES,
  'of-turn-player': (_, card, { sight }) => card.controller === sight.view.turnPlayer,
  face: ({ face }, card) => card.face === face,
  position: ({ position }, card) => card.zone === 'monsters' && card.position === position,
  race: ({ race, original }, card, scene) =>
    original
      ? printedMonster(card, scene, (own) => own.race === race)
      : shows(card, scene, (known) => known.race === race),
  attribute: ({ attribute, original }, card, scene) =>
    original
      ? printedMonster(card, scene, (printed) => printed.attribute === attribute)
      : shows(card, scene, (known) => known.attribute === attribute),
  level: ({ min, max, original }, card, scene) =>
    original
      ? printedMonster(card, scene, ({ level }) => isWithin(level, min, max))
      : shows(card, scene, ({ level }) => isWithin(level, min, max)),
  stat: ({ stat, min, max }, card, scene) => shows(card, scene, (known) => isWithin(known[stat], min, max)),
  'differs-from-original': ({ stat }, card, scene) =>
    shows(card, scene, (known) =>
      stat === 'scale' ? undefined : known[stat] !== (stat === 'atk' ? known.originalAtk : known.originalDef),
    ),
  named: ({ names }, card, scene) => shows(card, scene, ({ name }) => names.includes(name)),
  'same-name': notTold,
  'name-among': notTold,
  mentions: notTold,
  'mentioned-on': notTold,
  'same-attribute': notTold,
  truly: ({ filter }, card, scene) => fits({ ...scene, truly: true }, filter, card),
  series: ({ series }, card, scene) => printed(card, scene, (own) => own.series.includes(series)),
  frame: ({ frame }, card, scene) =>
    all([
      isOfKind('monster', card, scene),
      printedMonster(card, scene, (own) => isOfFrame(frame, card, own)),
    ]),
  ability: ({ ability }, card, scene) =>
    printedMonster(card, scene, ({ abilities }) => abilities.includes(ability)),
  'this-turn': notTold,
  'activated-effect': notTold,
  'effect-monster': (_, card, scene) =>
    all([
      isOfKind('monster', card, scene),
      printedMonster(card, scene, (own) =>
        own.frame === 'effect' || own.abilities.includes('effect')
          ? isEffectByNow(card, own)
          : card.known?.gained.length !== 0,
      ),
    ]),
  // What lies in the Field Zone shows by its zone what it is.
  property: ({ property }, card, scene) =>
    printed(
      card,
      card.zone === 'field' ? { ...scene, truly: true } : scene,
      (own) => own.kind !== 'monster' && own.property === property,
    ),
  summoned: notTold,
  'summoned-using': notTold,
  'special-summoned-from': notTold,
  'special-summoned-by': notTold,
  'attribute-of-material': notTold,
  'same-kind': notTold,
  'same-race': notTold,
  'sole-race': notTold,
  rank: ({ min, max }, card, scene) => printedMonster(card, scene, ({ rank }) => isWithin(rank, min, max)),
  'link-rating': ({ min, max }, card, scene) =>
    printedMonster(card, scene, ({ linkArrows }) => isWithin(linkArrows?.length, min, max)),
  'has-material': notTold,
  'special-summon-only': notTold,
  'same-column': notTold,
  'attached-to': (_, card) => (card.zone === 'material' ? undefined : false),
  'equipped-to': notTold,
  'listed-by': notTold,
  lists: notTold,
  'lists-name': notTold,
  'equip-card': (_, card, scene) =>
    card.equippedTo !== null ||
    printed(card, scene, (own) => own.kind === 'spell' && own.property === 'Equip'),
  'appropriate-for': notTold,
  'appropriate-target': notTold,
  'can-be-equipped': notTold,
  'monster-card': notTold,
  'can-hold-counter': notTold,
  counters: ({ counter, atLeast }, card) => (card.counters[counter] ?? 0) >= atLeast,
  'pointed-to-by': notTold,
  linked: notTold,
  'co-linked-to': notTold,
  is: ({ what }, card, scene) => {
    const cards = pointedTo(scene, what);
    return cards && isAmong(cards, card);
  },
  'other-than': ({ what }, card, scene) => {
    const cards = pointedTo(scene, what);
    return cards && !isAmong(cards, card);
  },
  extreme: isExtreme,
  not: ({ filter }, card, scene) => not(fits(scene, filter, card)),
  either: ({ filters }, card, scene) => not(all(filters.map((filter) => not(fits(scene, filter, card))))),
};
const testerOf = <T extends Test>(test: T): Tester<T['test']> =>
  TESTS[test.test] as unknown as Tester<T['test']>;

const fits = (scene: Scene, filter: Filter, card: SeenCard): Told => {
  // Where a text asks for face-down cards, its player's own are what they are. (wording.style.own-face-down-cards)
  const isOwn = saysFaceDown(filter) && (card.controller === scene.sight.me) === scene.mine;
  const seen: Scene = isOwn ? { ...scene, truly: true } : scene;
  return all(filter.map((test) => testerOf(test)(test, card, seen)));
};
const saysFaceDown = (filter: Filter): boolean =>
  filter.some((test) => test.test === 'face' && test.face === 'down');
export const matches = (scene: Scene, filter: Filter, card: SeenCard): boolean =>
  fits(scene, filter, card) !== false;

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

/** So many cards of a Deck are thought to be what a text asks for, where it does not matter which. */
const FOUND = 3;
/** The cards that fit. A text without a place speaks of the field. */
export const cardsThatFit = (scene: Scene, filter: Filter): readonly SeenCard[] => {
  const seen = seenCards(scene, filter);
  const searchesDeck =
    scene.mine &&
    filter.some((test) => test.test === 'in' && test.zones.includes('deck') && test.side !== 'opponent');
  if (!searchesDeck || seen.length > 0) return seen;
  const some = scene.sight.can('trusts-deck') ? Math.min(FOUND, scene.sight.yours.deckCount) : 1;
  return Array.from({ length: some }, () => fromDeck(scene.sight));
};
