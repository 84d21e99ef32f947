/** Carrying out one action of a text: choose its cards, do it, keep hold of what it moved. One procedure for every effect. */

import { withBorrowed } from '../../field/borrowed.ts';
import { zoneConstraint } from '../../field/zones.ts';
import type { Action, ActionOf, Cards } from '../../language/action.ts';
import type { ActivatedEffect, Mode } from '../../language/effect.ts';
import type { Filter } from '../../language/filter.ts';
import { beforeCost, isOfUse } from '../../legality/activation/becoming.ts';
import { resolveNeeded } from '../../legality/activation/mode.ts';
import { leftForLaterParts, payable } from '../../legality/activation/payment.ts';
import { fieldFor } from '../../legality/own-summon.ts';
import { leftForTargets } from '../../legality/target.ts';
import { bind, effectKindOf, sceneOf } from '../../meaning/scene.ts';
import { leavesAZone } from '../../moves/control.ts';
import { hideHand } from '../../moves/move.ts';
import { boundTo, isStill } from '../../state/cards-of.ts';
import type { Constraint, Why } from '../../state/decision.ts';
import { roll, write } from '../../state/door.ts';
import type { Input, Variables } from '../../state/frame.ts';
import {
  callThen,
  end,
  frame,
  goTo,
  type NextIn,
  type Procedure,
  returnedCards,
  wasDone,
} from '../../state/next.ts';
import type { Bound, Scene } from '../../state/scene.ts';
import { hasLegalSelection } from '../../state/selection.ts';
import { cardOf, type Table } from '../../state/table.ts';
import { fewestChosen, mostChosen } from '../../verbs/how-many.ts';
import { shuffleDecks } from '../../verbs/leave.ts';
import { thatLeadOn } from '../../verbs/linked-parts.ts';
import { EXCAVATED } from '../../verbs/reveal.ts';
import { demandsOn } from '../../verbs/together.ts';
import { cardsFor, verbOf } from '../../verbs/verbs.ts';
import type { CardId } from '../../vocabulary/ids.ts';
import { opponentOf, type Player, playersOf } from '../../vocabulary/players.ts';
import { isFieldZone } from '../../vocabulary/zones.ts';
import { compared } from './select.ts';

type Vars = Variables['run'];
// A path in a frame always leads to an action.
const actionAt = (table: Table, path: string): Action => table.pool.partAt(path) as Action;

const whyOf = ({ source, effect }: Scene, cause: Vars['cause']): Why => ({
  for: cause === 'cost' ? 'cost' : 'resolution',
  card: source.card,
  effect,
});

/**
 * The opponent picks among cards that nobody can tell apart, revealed ones too.
 * (movement.random.opponent-picks-among-unknown-cards, wording.target.random,
 * movement.random.revealed-cards-are-made-unknown-first)
 */
const pickAtRandom = (table: Table, cards: readonly CardId[], count: number): CardId[] => {
  for (const card of cards)
    if (cardOf(table, card).zone === 'hand') hideHand(table, cardOf(table, card).owner);
  const left = cards.slice();
  const picked: CardId[] = [];
  while (picked.length < count && left.length > 0) picked.push(...left.splice(roll(table, left.length), 1));
  return picked;
};

/** The effect whose cost is paid, and the way in which it is activated; the path leads into `…/effects/0/modes/0/cost`. */
const paidFor = (table: Table, vars: Vars): { effect: ActivatedEffect; mode: Mode } | undefined => {
  const [, modePath, effectPath] = /^((.*)\/modes\/\d+)\/cost(?:\/|$)/.exec(vars.path) ?? [];
  if (vars.cause !== 'cost' || effectPath === undefined || modePath === undefined) return undefined;
  return {
    effect: table.pool.partAt(effectPath) as ActivatedEffect,
    mode: table.pool.partAt(modePath) as Mode,
  };
};
/** A cost leaves targets, and the cards for its later parts. */
const constraintsOnCost = (table: Table, vars: Vars, cards: readonly CardId[]): readonly Constraint[] => {
  const paid = paidFor(table, vars);
  if (!paid) return [];
  const scene = sceneOf(table, vars.scene);
  return [
    ...leftForTargets(table, paid.effect, paid.mode, scene, cards),
    ...leftForLaterParts(table, paid.mode, actionAt(table, vars.path), cards, scene),
  ];
};
/**
 * Only a card whose effect the activated one can become, and one that leaves what the effect needs. (wording.gain.this-effect-becomes,
 * effects.cost.leaves-what-the-effect-needs)
 */
const withUse = (table: Table, vars: Vars, what: Cards, cards: readonly CardId[]): readonly CardId[] => {
  const paid = paidFor(table, vars);
  if (!paid) return cards;
  const { effect, mode } = paid;
  const scene = sceneOf(table, vars.scene);
  const resolve = resolveNeeded(table, scene.source.card, effect, mode);
  const fit = payable(table, { effect, mode, resolve }, actionAt(table, vars.path), cards, scene);
  const before = beforeCost(table);
  return fit.filter((card) => isOfUse(before, mode, what, card, scene));
};
/** The sequence of which the path leads to a part. */
const sequenceAround = (table: Table, path: string): ActionOf<'sequence'> | undefined => {
  const [, whole] = /^(.*)\/parts\/\d+$/.exec(path) ?? [];
  return whole === undefined ? undefined : (table.pool.partAt(whole) as ActionOf<'sequence'>);
};
/** Those with which a later part that hangs on them can be done. (faq.steps.linked-parts-are-all-or-nothing) */
const leadingOn = (table: Table, vars: Vars, cards: readonly CardId[]): readonly CardId[] => {
  const sequence = vars.cause === 'effect' ? sequenceAround(table, vars.path) : undefined;
  if (!sequence) return cards;
  return thatLeadOn(table, sequence, actionAt(table, vars.path), cards, sceneOf(table, vars.scene));
};
/** Where the same text then switches control of it, another monster must find a zone in its place. (faq.control.swap-needs-a-zone) */
const forSwitch = (table: Table, vars: Vars, { as }: Cards, cards: readonly CardId[]): readonly CardId[] => {
  const sequence = sequenceAround(table, vars.path);
  if (as === undefined || sequence === undefined) return cards;
  const isSwitched = sequence.parts.some(
    (part) =>
      part.do === 'switch-control' &&
      [part.first, part.second].some((what) => what.ref === 'bound' && what.name === as),
  );
  return isSwitched ? cards.filter((card) => leavesAZone(table, card)) : cards;
};
/** What is taken for a Summon must leave a zone for the monster. (summoning.special.zone-freed-by-the-procedure-counts) */
const constraintsOn = (table: Table, vars: Vars, cards: readonly CardId[]): readonly Constraint[] => {
  if (vars.cause === 'cost') return constraintsOnCost(table, vars, cards);
  if (vars.cause !== 'summon') return [];
  const { source, you } = sceneOf(table, vars.scene);
  const way = vars.path.includes('/otherProcedure/') ? 'other-procedure' : 'procedure';
  const zone = zoneConstraint(table, fieldFor(table, you, source.card, way), source.card, cards);
  return zone ? [zone] : [];
};

const chooseCards = (table: Table, what: Extract<Cards, { cards: 'chosen' }>, vars: Vars): NextIn<'run'> => {
  const scene = sceneOf(table, vars.scene);
  if (verbOf(actionAt(table, vars.path)).isInVain(table, actionAt(table, vars.path), scene))
    return end(false);
  const able = cardsFor(table, actionAt(table, vars.path), what, scene, vars.cause);
  const fit = leadingOn(table, vars, withUse(table, vars, what, able));
  const cards = forSwitch(table, vars, what, fit);
  if (cards.length < fewestChosen(what)) return end(false);
  const player = what.by === 'you' ? scene.you : opponentOf(scene.you);
  const action = actionAt(table, vars.path);
  const most = Math.min(mostChosen(table, what, scene), verbOf(action).most(table, action, scene));
  if (most < fewestChosen(what)) return end(false);
  const max = Math.max(fewestChosen(what), Math.min(cards.length, most));
  const min = what.min === 'max' ? max : what.min;
  const why = whyOf(scene, vars.cause);
  const constraints = [
    ...constraintsOn(table, vars, cards),
    ...compared(table, what, cards),
    ...demandsOn(table, what, cards, scene),
    ...(verbOf(action).borrowed(table, what.filter, scene).length > 0
      ? withBorrowed(table, scene.you, cards)
      : []),
  ];
  if (!hasLegalSelection({ choices: cards, min, max, constraints })) return end(false);
  return callThen(frame('select', { player, cards, min, max, why, constraints }), 'do', vars);
};

/** A Deck that was looked through for a choice is shuffled afterwards. (zones.deck.shuffled-after-a-search) */
const shuffleSearched = (table: Table, vars: Vars): void => {
  const action = actionAt(table, vars.path);
  const what = verbOf(action).what(action);
  if (what?.cards !== 'chosen' && what?.cards !== 'random') return;
  const scene = sceneOf(table, vars.scene);
  const { you } = scene;
  // What is shown, and spoken of later, goes back into the Deck when the text has taken of it what it takes.
  if (action.do === 'reveal' && what.as !== undefined) return;
  if (what.filter.some(({ test }) => test === 'is')) {
    shuffleDecks(table, ownersOfShown(table, what.filter, scene));
    return;
  }
  for (const test of what.filter)
    if (test.test === 'in' && test.zones.includes('deck')) shuffleDecks(table, playersOf(test.side, you));
};

/** Whose Decks still hold cards that were looked for and shown. What was excavated was no search. */
const ownersOfShown = (table: Table, filter: Filter, { bound }: Scene): ReadonlySet<Player> => {
  const excavated = bound[EXCAVATED] ?? [];
  const named = filter.flatMap((test) =>
    test.test === 'is' && test.what.ref === 'bound' ? (bound[test.what.name] ?? []) : [],
  );
  return new Set(
    named
      .filter(({ card }) => cardOf(table, card).zone === 'deck')
      .filter(({ card }) => !excavated.some((each) => each.card === card))
      .map(({ card }) => cardOf(table, card).owner),
  );
};

/** "choose 1 card from your Deck and place it on top": the Deck is shuffled before. (zones.deck.shuffled-after-a-search) */
const isPlacedInDeck = (action: Action): boolean =>
  action.do === 'to-deck' && action.place !== 'shuffled' && action.place !== 'main-deck';

/** A reference that follows a card to the field or the hand, where the same text goes on speaking of it. */
const follow = (table: Table, scene: Scene, live: readonly Bound[]): void => {
  const moved = live.filter((bound) => {
    const { zone } = cardOf(table, bound.card);
    return !isStill(table, bound) && (isFieldZone(zone) || zone === 'hand');
  });
  if (moved.length === 0) return;
  const isMoved = (bound: Bound): boolean =>
    moved.some((each) => each.card === bound.card && each.stay === bound.stay);
  const followed = (bound: Bound): Bound => (isMoved(bound) ? boundTo(table, bound.card) : bound);
  const bound = Object.fromEntries(
    Object.entries(scene.bound).map(([name, bounds]) => [name, bounds.map(followed)]),
  );
  const source = followed(scene.source);
  write(table, 'scenes', { ...table.state.scenes, [scene.id]: { ...scene, source, bound } });
};

/** Of all cards those are left out to which it cannot be done. (effects.non-target.inapplicable-not-applied) */
const isAble = (table: Table, action: Action, card: CardId, { scene, cause }: Vars): boolean =>
  verbOf(action).refuses(table, action, card, sceneOf(table, scene), cause) === undefined;
/** What the text speaks of, as it is now. */
const spokenOf = (table: Table, scene: Scene): readonly Bound[] =>
  [scene.source, ...Object.values(scene.bound).flat()].filter((bound) => isStill(table, bound));
/** "The number of cards destroyed": of those that a part of the text has named, what it was done to. */
const keepDone = (table: Table, vars: Vars, { returned }: Input): void => {
  const action = actionAt(table, vars.path);
  const name = verbOf(action).what(action)?.as;
  if (name === undefined || !Array.isArray(returned)) return;
  const done: readonly CardId[] = returned;
  const named = sceneOf(table, vars.scene).bound[name] ?? [];
  bind(
    table,
    vars.scene,
    name,
    named.filter(({ card }) => done.includes(card)),
  );
};

export const run: Procedure<'run'> = {
  'find-cards': (table, vars) => {
    const action = actionAt(table, vars.path);
    const what = verbOf(action).what(action);
    if (what?.cards === 'chosen') return chooseCards(table, what, vars);
    if (!what) return goTo('do', vars);
    const found = cardsFor(table, action, what, sceneOf(table, vars.scene), vars.cause);
    const cards =
      what.cards === 'random'
        ? pickAtRandom(table, found, table.look.amount(table, what.count, sceneOf(table, vars.scene)))
        : what.cards === 'all' && vars.cause === 'effect'
          ? found.filter((card) => isAble(table, action, card, vars))
          : found;
    // What it would apply to does not exist any more. (effects.resolution.no-object)
    return cards.length === 0 ? end(false) : goTo('do', { ...vars, cards });
  },
  do: (table, vars, input) => {
    const action = actionAt(table, vars.path);
    const what = verbOf(action).what(action);
    const found = what?.cards === 'chosen' ? returnedCards(input) : vars.cards;
    const before = sceneOf(table, vars.scene);
    const by = before.source;
    // Nothing is applied to what is unaffected (wording.restriction.unaffected); what the opponent is made to do is done by that player.
    // (wording.restriction.unaffected-by-what-a-player-does, faq.must.unaffected-monsters-go-too)
    // (faq.those-cards.an-unaffected-member-spares-only-itself)
    const isApplied = action.do !== 'choose' && !(what?.cards === 'chosen' && what.by === 'opponent');
    const cards =
      // What is paid is no effect. (faq.resist.procedures-and-costs-use-unaffected-monsters)
      vars.cause === 'effect' && isApplied
        ? found.filter(
            (card) => !table.look.isUnaffected(table, card, by.card, effectKindOf(table, before), before),
          )
        : found;
    if (found.length > 0 && cards.length === 0) return end(false);
    if (what?.as)
      bind(
        table,
        vars.scene,
        what.as,
        cards.map((card) => boundTo(table, card)),
      );
    if (isPlacedInDeck(action)) shuffleSearched(table, vars);
    const scene = sceneOf(table, vars.scene);
    const live = spokenOf(table, scene);
    const outcome = verbOf(action).run(table, action, {
      scene,
      sceneId: vars.scene,
      cards,
      cause: vars.cause,
      path: vars.path,
    });
    // Also what it has made: Tokens are spoken of before they come to the field.
    if ('call' in outcome)
      return {
        next: 'call',
        frame: outcome.call,
        step: 'after',
        vars: { ...vars, live: [...live, ...spokenOf(table, sceneOf(table, vars.scene))] },
      };
    follow(table, sceneOf(table, vars.scene), live);
    if (!isPlacedInDeck(action)) shuffleSearched(table, vars);
    return end(outcome.done);
  },
  after: (table, vars, input) => {
    follow(table, sceneOf(table, vars.scene), vars.live);
    keepDone(table, vars, input);
    shuffleSearched(table, vars);
    return end(wasDone(input));
  },
};
