/** All verbs: one line each. */

import { isForbiddenAsCost } from '../field/costs.ts';
import { isKeptFromDestruction } from '../field/kept-from-destruction.ts';
import { mayStartBan, startsBan } from '../field/started-ban.ts';
import { staysOnField } from '../field/used-up.ts';
import type { Action, ActionOf, Cards, Verb } from '../language/action.ts';
import { namesIn } from '../language/names.ts';
import { once } from '../language/once.ts';
import { cardsMatching, firstMatching, matches } from '../meaning/filter.ts';
import { cardsMeantBy } from '../meaning/reference.ts';
import { DOOMED_TOGETHER, isOfMandatoryEffect } from '../meaning/scene.ts';
import { isDoomed } from '../state/cards-of.ts';
import type { Scene } from '../state/scene.ts';
import { cardOf, definitionOf, listOf, type Table } from '../state/table.ts';
import { gather } from '../vocabulary/gather.ts';
import type { CardId } from '../vocabulary/ids.ts';
import { opponentOf } from '../vocabulary/players.ts';
import type { Cause } from '../vocabulary/reasons.ts';
import { activate } from './activate.ts';
import { endBattlePhase, goToEndPhase, redirectAttack } from './battle.ts';
import { becomeEffectOf } from './become.ts';
import { rollDie, rollOff, tossCoins } from './chance.ts';
import { changeTarget } from './change-target.ts';
import { placeCounters, removeCounters, removeCountersAmong } from './counters.ts';
import { declare } from './declare.ts';
import { destroy } from './destroy.ts';
import { countOfTop } from './how-many.ts';
import { apply, endApplied, later, link } from './last.ts';
import { banish, discard, sendToGy, toDeck, toHand, tribute } from './leave.ts';
import { attach, detach } from './materials.ts';
import { changePosition, moveToOtherZone, switchControl, takeControl } from './monsters.ts';
import { negateActivation, negateAlsoInGy, negateAttack, negateEffect, negateSummon } from './negate.ts';
import {
  damage,
  draw,
  gainLifePoints,
  giveUpNormalDraw,
  lifePointsBecome,
  loseLp,
  payLifePoints,
  win,
} from './players.ts';
import { lookAt, reveal } from './reveal.ts';
import { skipPhases } from './skip.ts';
import { equip, place, set } from './spells-traps.ts';
import { choose, eachPlayer, ifThen, may, oneOf, sequence } from './structure.ts';
import {
  fusionSummon,
  linkSummon,
  normalSummon,
  ritualSummon,
  specialSummon,
  specialSummonTokens,
  synchroSummon,
  xyzSummon,
  xyzSummonOver,
} from './summon.ts';
import type { Category, VerbOf } from './verb.ts';

const VERBS: { readonly [V in Verb]: VerbOf<ActionOf<V>> } = {
  sequence,
  may,
  'one-of': oneOf,
  if: ifThen,
  'each-player': eachPlayer,
  'become-effect-of': becomeEffectOf,
  choose,
  destroy,
  'send-to-gy': sendToGy,
  banish,
  tribute,
  discard,
  'to-hand': toHand,
  'to-deck': toDeck,
  draw,
  damage,
  'gain-life-points': gainLifePoints,
  'pay-life-points': payLifePoints,
  'lose-life-points': loseLp,
  'life-points-become': lifePointsBecome,
  'special-summon': specialSummon,
  'special-summon-tokens': specialSummonTokens,
  'ritual-summon': ritualSummon,
  detach,
  attach,
  'place-counters': placeCounters,
  'remove-counters': removeCounters,
  'remove-counters-among': removeCountersAmong,
  'look-at': lookAt,
  reveal,
  place,
  activate,
  'move-to-other-zone': moveToOtherZone,
  'toss-coins': tossCoins,
  'roll-die': rollDie,
  'roll-off': rollOff,
  declare,
  'fusion-summon': fusionSummon,
  'xyz-summon-over': xyzSummonOver,
  'normal-summon': normalSummon,
  'synchro-summon': synchroSummon,
  'xyz-summon': xyzSummon,
  'link-summon': linkSummon,
  'change-position': changePosition,
  'take-control': takeControl,
  'switch-control': switchControl,
  equip,
  set,
  'negate-activation': negateActivation,
  'negate-effect': negateEffect,
  'negate-also-in-gy': negateAlsoInGy,
  'negate-attack': negateAttack,
  'negate-summon': negateSummon,
  'end-battle-phase': endBattlePhase,
  'go-to-end-phase': goToEndPhase,
  'give-up-normal-draw': giveUpNormalDraw,
  'skip-phases': skipPhases,
  win,
  'redirect-attack': redirectAttack,
  'change-target': changeTarget,
  apply,
  'end-applied': endApplied,
  later,
  link,
};
/** The verb of an action. */
export const verbOf = <A extends Action>(action: A): VerbOf<A> => VERBS[action.do] as unknown as VerbOf<A>;

/** The action and all actions inside it. */
export const allActions: (action: Action) => readonly Action[] = once((action) => [
  action,
  ...gather(verbOf(action).parts(action), allActions),
]);
/** What the action does, for other cards and for the Damage Step. */
export const categoriesOf: (action: Action) => readonly Category[] = once((action) =>
  gather(allActions(action), (each) => verbOf(each).categories(each)),
);

/** The cards that can be chosen for an action, the first of them where so many are enough, or to which it would be done. */
export const cardsFor = (
  table: Table,
  action: Action,
  what: Cards,
  scene: Scene,
  cause: Cause,
  enough = Number.POSITIVE_INFINITY,
): CardId[] => {
  const doomed = scene.bound[DOOMED_TOGETHER];
  if (doomed === undefined || !takesAway(action)) return allFor(table, action, what, scene, cause, enough);
  // (effects.replacement.not-with-what-is-doomed)
  const all = allFor(table, action, what, scene, cause, Number.POSITIVE_INFINITY);
  return all.filter(
    (card) => !doomed.some((bound) => bound.card === card) && !resists(table, action, card, scene),
  );
};
/** Does what an effect does instead fail on this card? (faq.replace.the-act-is-done-by-the-effect, faq.replace.doomed-card-cannot-replace) */
const resists = (table: Table, action: Action, card: CardId, { source, you }: Scene): boolean =>
  table.look.isUnaffected(table, card, source.card, 'applied') ||
  (action.do === 'destroy' && isKeptFromDestruction(table, card, { player: you, source: source.card }));
/** Does the action take cards from where they are? */
const takesAway = (action: Action): boolean =>
  verbOf(action)
    .categories(action)
    .some((category) => TAKING.includes(category));
const TAKING: readonly Category[] = [
  'destroys',
  'sends-to-gy',
  'banishes',
  'tributes',
  'returns-to-hand',
  'returns-to-deck',
];
/**
 * For a Tribute or a procedure a player's own face-down cards count as what they are (effects.cost.tribute.face-down-allowed,
 * faq.procedure.banish.face-down-allowed); a cost that banishes a particular kind of card, or sends it to the GY, takes face-up ones.
 * (faq.cost.banish.named-kind-must-be-face-up, faq.cost.banish.any-monster-may-be-face-down, faq.cost.send-to-gy.no-face-down-card)
 */
const sightFor = (action: Action, cause: Cause): 'all' | 'public' => {
  if (cause === 'summon') return 'all';
  return cause === 'cost' && action.do !== 'banish' && action.do !== 'send-to-gy' ? 'all' : 'public';
};
const allFor = (
  table: Table,
  action: Action,
  what: Cards,
  scene: Scene,
  cause: Cause,
  enough: number,
): CardId[] => {
  const verb = verbOf(action);
  const sight = sightFor(action, cause);
  switch (what.cards) {
    case 'referenced':
      // What protects from targeting is asked at activation only. (effects.target.immunity-after-targeting)
      return cardsMeantBy(table, what.what, scene).filter(
        (card) => what.still === undefined || matches(table, what.still, card, scene),
      );
    // All to which it can be done; nobody chooses fewer. (wording.conj.as-many-as-possible, faq.those-cards.all-or-as-many-as-possible-needs-one,
    // faq.legality.all-in-the-first-part-needs-one-card)
    case 'all':
      return cardsMatching(table, what.filter, scene, sight).filter(
        (card) => !isWhatResolves(table, card, scene) && !isGone(card, scene),
      );
    case 'top': {
      // Of a Deck that is shorter, all that is left. (faq.those-cards.a-short-deck-is-used-up)
      const player = what.side === 'you' ? scene.you : opponentOf(scene.you);
      const count = countOfTop(table, what, scene);
      return count === 0 ? [] : listOf(table, player, 'deck').slice(-count).reverse();
    }
    case 'random':
      return cardsMatching(table, what.filter, scene, 'all').filter(
        (card) => !isWhatResolves(table, card, scene) && !isGone(card, scene),
      );
    case 'chosen': {
      const borrowed = verb.borrowed(table, what.filter, scene);
      // A doomed monster cannot be chosen. (damage-step.determined.not-targetable-and-not-choosable, effects.non-target.doomed-monster-cannot-be-chosen)
      const isWanted = (card: CardId): boolean =>
        !(isDoomed(table, card) && (cause !== 'cost' || !isOfMandatoryEffect(table, scene))) &&
        !isWhatResolves(table, card, scene) &&
        !isGone(card, scene) &&
        // (summoning.inherent.not-with-itself)
        !(cause === 'summon' && (card === scene.source.card || endsItsSummon(table, card, scene))) &&
        !(cause === 'cost' && isForbiddenAsCost(table, card, scene)) &&
        verb.refuses(table, action, card, scene, cause) === undefined;
      if (borrowed.length > 0 && what.max === 1) return borrowed.filter(isWanted);
      const own = firstMatching(table, what.filter, scene, { sight, isWanted, enough });
      return borrowed.length === 0 ? own : [...borrowed.filter(isWanted), ...own];
    }
  }
};
/** Would a ban begin that forbids the Summon for which the text takes the card? (faq.procedure.impossible-if-a-ban-would-start) */
const endsItsSummon = (table: Table, card: CardId, { source, you }: Scene): boolean =>
  mayStartBan(table) && startsBan(table, source.card, { player: you, way: 'procedure' }, [card]);
/** Will the cost have taken it away by then? (effects.cost.leaves-what-the-effect-needs) */
const isGone = (card: CardId, { foreseen }: Scene): boolean => foreseen?.gone?.includes(card) === true;
/**
 * A Spell or Trap that is being activated, or resolves, and then goes to the GY does nothing to itself where its text speaks of cards.
 * (effects.resolution.not-what-resolves, spells-traps.spell.activated-spell-is-face-up-on-the-field)
 */
const isWhatResolves = (table: Table, card: CardId, { source, effect }: Scene): boolean =>
  card === source.card &&
  definitionOf(table, card).card.effects[effect]?.effect === 'card-activation' &&
  (cardOf(table, card).zone === 'hand' || !staysOnField(table, card));

/** Does the text speak of something that only the activation or an earlier part will bind? (effects.target.inapplicable-monster) */
export const isBoundLater = (what: Cards, scene: Scene): boolean => {
  if (what.cards === 'referenced')
    return what.what.ref === 'bound' && scene.bound[what.what.name] === undefined;
  if (what.cards === 'top') return false;
  if (scene.foreseen?.declared !== undefined && what.filter.some(({ test }) => test === 'declared'))
    return true;
  for (const name of namesIn(what.filter)) if (scene.bound[name] === undefined) return true;
  return false;
};
