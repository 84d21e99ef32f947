/** "A, and if you do, Special Summon …": one moment, so the Summon must be possible as well; A may make room for it. */

import { isInMainZoneOf } from '../field/zones.ts';
import type { Action, ActionOf, Cards } from '../language/action.ts';
import { namesIn } from '../language/names.ts';
import { once } from '../language/once.ts';
import { withForeseen } from '../meaning/scene.ts';
import type { Obstacle } from '../state/obstacle.ts';
import type { Scene } from '../state/scene.ts';
import { definitionOf, type Table } from '../state/table.ts';
import { obstacleToCarryOut } from '../verbs/carry-out.ts';
import { mayBring, mayFreeZones, returnsTo } from '../verbs/later-part.ts';
import { bindsItsPlayer } from '../verbs/structure.ts';
import { allActions, cardsFor, categoriesOf, isBoundLater, verbOf } from '../verbs/verbs.ts';
import { gather } from '../vocabulary/gather.ts';
import type { Zone } from '../vocabulary/zones.ts';

const NONE: readonly Action[] = [];
/** The parts that are done in one moment, each only if the one before was. */
const partsTogether = (resolve: Action | undefined): readonly Action[] => (resolve ? partsOf(resolve) : NONE);
const partsOf: (resolve: Action) => readonly Action[] = once((resolve) => {
  if (resolve.do !== 'sequence') return [resolve];
  if (resolve.joint === 'then') return partsTogether(resolve.parts[0]);
  if (resolve.joint === 'also') return onlyPart(resolve.parts.filter((part) => !bindsItsPlayer(part)));
  if (resolve.joint === 'also-after-that') return withWhatFollows(resolve.parts);
  return resolve.joint === 'and-if-you-do' ? resolve.parts : NONE;
});

/** "Special Summon …, also you cannot Special Summon": one part has an effect. */
const onlyPart = ([part, ...others]: readonly Action[]): readonly Action[] =>
  others.length === 0 ? partsTogether(part) : NONE;

/** "…, also, after that, if it left the field by this effect, …": what is to follow must be possible as well. (effects.condition.later-part-needs-its-cards) */
const withWhatFollows = (parts: readonly Action[]): readonly Action[] =>
  gather(parts, (part, index) => {
    if (index === 0) return [part];
    const follows = part.do === 'if' && part.condition.if === 'left-the-field' && !part.otherwise;
    return follows ? [part.action] : [];
  });

/** Does it take a monster out of a Main Monster Zone of the player? What is not known yet may be one. */
const makesRoom = (table: Table, action: Action, scene: Scene): boolean =>
  allActions(action).some((each) => {
    const what = verbOf(each).what(each);
    if (!what || what.cards === 'top' || !mayFreeZones(verbOf(each).categories(each))) return false;
    return (
      isBoundLater(what, scene) ||
      cardsFor(table, each, what, scene, 'effect').some((card) => isInMainZoneOf(table, card, scene.you))
    );
  });

/** The scene as this part of the text finds it: what goes away in the same moment leaves its zone free. (summoning.special.zone-freed-by-the-procedure-counts) */
export const sceneOfPart = (table: Table, resolve: Action | undefined, part: Action, scene: Scene): Scene => {
  const parts = partsTogether(resolve);
  const at = parts.indexOf(part);
  if (at <= 0) return scene;
  const makers = parts.slice(0, at);
  return makers.some((each) => makesRoom(table, each, scene))
    ? withForeseen(scene, { monsterZones: 1 })
    : scene;
};

const DECKS = ['deck', 'extra'] as const;
const KNOWN: readonly Zone[] = ['hand', ...DECKS];
const placesOfOwn = ({ filter }: Extract<Cards, { cards: 'chosen' }>): readonly Zone[] =>
  gather(filter, (test) => (test.test === 'in' ? test.zones : []));
const isOfKnownPlaces = (what: Extract<Cards, { cards: 'chosen' }>): boolean => {
  const places = placesOfOwn(what);
  return places.length > 0 && places.every((zone) => KNOWN.includes(zone));
};
/** May the earlier parts bring cards there? Of what goes to the GY only a Pendulum Monster comes to the Extra Deck. */
const bringsThere = (
  table: Table,
  earlier: readonly Action[],
  places: readonly Zone[],
  scene: Scene,
): boolean => {
  const done = gather(earlier, categoriesOf);
  return (
    (places.includes('hand') && mayBring(done, 'hand')) ||
    DECKS.some((deck) => returnsTo(done, deck)) ||
    (mayBring(done, 'extra') && earlier.some((part) => isOfPendulums(table, part, scene)))
  );
};
const isOfPendulums = (table: Table, part: Action, scene: Scene): boolean =>
  allActions(part).some((each) => {
    const what = verbOf(each).what(each);
    if (!what) return false;
    const cards = isBoundLater(what, scene) ? undefined : cardsFor(table, each, what, scene, 'effect');
    return !cards || cards.some((card) => definitionOf(table, card).monster?.scale !== undefined);
  });

/** Is it known now what could be Summoned: this card, or what fits the target and is in the hand or a Deck to which no earlier part brings cards? */
const isKnown = (
  table: Table,
  { what }: ActionOf<'special-summon'>,
  earlier: readonly Action[],
  scene: Scene,
): boolean => {
  const { bound } = scene;
  if (what.cards === 'referenced') return what.what.ref === 'this';
  const names = [...namesIn(what)];
  return (
    what.cards === 'chosen' &&
    names.length > 0 &&
    names.every((name) => bound[name] !== undefined) &&
    isOfKnownPlaces(what) &&
    !bringsThere(table, earlier, placesOfOwn(what), scene)
  );
};

/** Is there a Special Summon among the parts that are done in one moment? */
export const mayBeSummonedWithin = (resolve: Action | undefined): boolean =>
  resolve !== undefined && hasSummon(resolve);
const hasSummon = once((resolve: Action): boolean =>
  partsOf(resolve).some((part) => part.do === 'special-summon'),
);

/** Why the Special Summon in the same moment is impossible. (effects.condition.summon-in-the-same-moment) */
export const obstacleToSummonWithin = (
  table: Table,
  resolve: Action | undefined,
  scene: Scene,
): Obstacle | undefined => {
  if (!mayBeSummonedWithin(resolve)) return undefined;
  const parts = partsTogether(resolve);
  for (let index = 0; index < parts.length; index++) {
    const part = parts[index] as Action;
    if (part.do !== 'special-summon' || !isKnown(table, part, parts.slice(0, index), scene)) continue;
    // What it does first is asked with the rest, but for what it says of its target.
    if (index === 0 && part.what.cards === 'referenced') continue;
    const impossible = obstacleToCarryOut(table, part, sceneOfPart(table, resolve, part, scene), 'effect');
    if (impossible) return impossible;
  }
  return undefined;
};
