/** Whether something of a text could be carried out now, and why not. */
import type { Action, Cards } from '../language/action.ts';
import type { Filter } from '../language/filter.ts';
import { cardsMatching, matches } from '../meaning/filter.ts';
import { placesOf } from '../meaning/filter-places.ts';
import { withForeseen } from '../meaning/scene.ts';
import { type Obstacle, obstacle } from '../state/obstacle.ts';
import type { Scene } from '../state/scene.ts';
import { cardOf, type Table } from '../state/table.ts';
import { gather } from '../vocabulary/gather.ts';
import type { CardId } from '../vocabulary/ids.ts';
import { isSide, opponentOf, type Player, type Side } from '../vocabulary/players.ts';
import type { Cause } from '../vocabulary/reasons.ts';
import type { Zone } from '../vocabulary/zones.ts';
import { isChoosable, needed, numberOfChoices } from './how-many.ts';
import { isLookedForNow, mayBring, mayFreeZones, wherever, zonesFilledBy } from './later-part.ts';
import { obstacleInLinks } from './linked-parts.ts';
import { areThereOfEach } from './together.ts';
import type { Category } from './verb.ts';
import { allActions, cardsFor, categoriesOf, isBoundLater, verbOf } from './verbs.ts';

/** Why nothing of this could be carried out now. (effects.condition.must-be-processable) */
export const obstacleToCarryOut = (
  table: Table,
  action: Action,
  scene: Scene,
  cause: Cause,
): Obstacle | undefined => {
  const verb = verbOf(action);
  const own = verb.obstacle(table, action, scene, (inner, earlier, by) => {
    if (by) return obstacleToOpponent(table, inner, scene, cause);
    return earlier
      ? obstacleAfter(table, inner, earlier, scene, cause)
      : obstacleToCarryOut(table, inner, scene, cause);
  });
  const obstacleThere = own ?? obstacleInLinks(table, action, scene);
  if (obstacleThere) return obstacleThere;
  const what = verb.what(action);
  return !what || isBoundLater(what, scene) ? undefined : lackOfCards(table, action, what, scene, cause);
};
/** Why there are not the cards for it. */
const lackOfCards = (
  table: Table,
  action: Action,
  what: Cards,
  scene: Scene,
  cause: Cause,
): Obstacle | undefined => {
  const verb = verbOf(action);
  const fewest = needed(table, what, scene);
  const isCounted = what.cards === 'chosen' && !what.different && !what.same && !what.each;
  if ('filter' in what && isHiddenByOpponent(what.filter))
    return lackOfHidden(table, what.filter, fewest, scene);
  const cards = cardsFor(table, action, what, scene, cause, isCounted ? fewest : undefined);
  // Of those to choose from none refuses it; what takes all of a place needs one that does not. (faq.resist.banish-all-needs-one-that-can)
  const able =
    what.cards === 'chosen'
      ? cards
      : cards.filter((card) => verb.refuses(table, action, card, scene, cause) === undefined);
  const isEnough =
    numberOfChoices(table, what, able) >= fewest &&
    (what.cards !== 'chosen' || areThereOfEach(table, what, able, scene));
  if (isEnough && isChoosable(table, what, scene)) return undefined;
  if (cause === 'cost') return obstacle('effects.cost.unpayable');
  const [refused] = cards;
  return (
    (refused === undefined ? undefined : verb.refuses(table, action, refused, scene, cause)) ??
    obstacle('effects.condition.must-be-processable')
  );
};
/** Of cards that only the opponent sees only their number is known. (effects.condition.what-is-hidden-refuses-nothing) */
const isHiddenByOpponent = (filter: Filter): boolean =>
  placesOf(filter).every(({ side }) => side === 'opponent') && isOfHiddenCards(filter);
const lackOfHidden = (table: Table, filter: Filter, fewest: number, scene: Scene): Obstacle | undefined => {
  const where = filter.filter(({ test }) => test === 'in');
  return cardsMatching(table, where, scene, 'all').length < fewest
    ? obstacle('effects.condition.must-be-processable')
    : undefined;
};
/**
 * Why a part that comes after those could not be carried out, as far as it is known before. (effects.condition.later-part-needs-its-cards)
 * A Deck may be refilled first. (movement.draw.effects-that-refill-the-deck-first-need-no-card)
 */
const obstacleAfter = (
  table: Table,
  action: Action,
  earlier: readonly Action[],
  scene: Scene,
  cause: Cause,
): Obstacle | undefined => {
  const verb = verbOf(action);
  if (verb.demandsParts)
    return verb.obstacle(table, action, scene, (inner, more = []) =>
      obstacleAfter(table, inner, [...earlier, ...more], scene, cause),
    );
  const done = (): readonly Category[] => gather(earlier, categoriesOf);
  const what = verb.what(action);
  if (what === null)
    return verb.categories(action).includes('draws') && !mayBring(done(), 'deck')
      ? obstacleToCarryOut(table, action, withForeseen(scene, { filled: zonesFilledBy(done()) }), cause)
      : undefined;
  if (what.cards !== 'chosen' || !isLookedForNow(what, scene)) return undefined;
  const freed = mayFreeZones(done()) ? withForeseen(scene, { monsterZones: 1, spellTrapZones: 1 }) : scene;
  const lack = lackOfCards(table, action, what, freed, cause);
  if (!lack || earlier.some((each) => mayBringSuch(table, each, what.filter, scene))) return undefined;
  return lack.rule === 'effects.condition.must-be-processable'
    ? obstacle('effects.condition.later-part-needs-its-cards')
    : lack;
};

/** What nobody but the player of these zones sees. */
const HIDDEN: readonly Zone[] = ['hand', 'deck', 'extra'];
const saysOnlyWhere = (filter: Filter): boolean => filter.every(({ test }) => test === 'in');
const isOfHiddenCards = (filter: Filter): boolean =>
  !saysOnlyWhere(filter) &&
  placesOf(filter).every(({ zones }) => zones.every((zone) => HIDDEN.includes(zone)));
/** Why the opponent could not do it as well: only what is public refuses it. (effects.condition.each-player-must-be-able) */
const obstacleToOpponent = (
  table: Table,
  action: Action,
  scene: Scene,
  cause: Cause,
): Obstacle | undefined => {
  const verb = verbOf(action);
  if (verb.demandsParts)
    return verb.obstacle(table, action, scene, (inner, earlier) =>
      earlier && mayBring(gather(earlier, categoriesOf), 'deck')
        ? undefined
        : obstacleToOpponent(table, inner, scene, cause),
    );
  const what = verb.what(action);
  const theirs: Scene = { ...scene, you: opponentOf(scene.you), of: scene.you };
  if (what === null)
    return verb.categories(action).includes('draws')
      ? obstacleToCarryOut(table, action, theirs, cause)
      : undefined;
  return what.cards === 'chosen' && what.min !== 'max' && what.min > 0 && !isOfHiddenCards(what.filter)
    ? lackOfCards(table, action, what, theirs, cause)
    : undefined;
};

/** Could the earlier part bring a card that fits the filter to where it looks? What is hidden from the player could be such a card. */
const mayBringSuch = (table: Table, earlier: Action, filter: Filter, scene: Scene): boolean =>
  allActions(earlier).some((action) =>
    placesOf(filter).some(({ side, zones }) => {
      const brought = zones.filter((zone) => mayBring(verbOf(action).categories(action), zone));
      return brought.length > 0 && mayBeAmong(table, action, filter, side, scene);
    }),
  );
const mayBeAmong = (table: Table, action: Action, filter: Filter, side: Side, scene: Scene): boolean => {
  const what = verbOf(action).what(action);
  const isUnknown =
    what === null ||
    what.cards === 'top' ||
    what.cards === 'random' ||
    (what.cards === 'chosen' && what.by === 'opponent') ||
    isBoundLater(what, scene);
  if (isUnknown) return true;
  const wanted = wherever(filter);
  return cardsFor(table, action, what, scene, 'effect').some(
    (card) =>
      isSide(side, scene.you, cardOf(table, card).owner) &&
      (isHiddenFrom(table, card, scene.you) || matches(table, wanted, card, scene, 'all')),
  );
};
const isHiddenFrom = (table: Table, card: CardId, player: Player): boolean => {
  const { face, zone, controller } = cardOf(table, card);
  return controller !== player && (face === 'down' || zone === 'hand' || zone === 'deck');
};
