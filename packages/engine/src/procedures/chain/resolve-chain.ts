/**
 * Resolving a Chain: the links in reverse order; nothing can be activated until it is done. (chains.resolve.last-in-first-out,
 * chains.resolve.no-activation-midway, effects.resolution.not-performed-still-blocks)
 */

import { effectPath } from '../../field/active.ts';
import { negatesActivated, negatesLeft } from '../../field/applied.ts';
import { isAnyInForce, isNegated, modifiersFor } from '../../field/modifiers.ts';
import { notNegated } from '../../field/protected.ts';
import { staysOnField } from '../../field/used-up.ts';
import { countUse, limitOfApplied, obstacleInLimit } from '../../field/uses.ts';
import { type Effect, isActivated, type Target } from '../../language/effect.ts';
import { holds } from '../../meaning/condition.ts';
import { matches } from '../../meaning/filter.ts';
import { targetsOf } from '../../meaning/link-targets.ts';
import { beginScene, beginToResolve, bind, endScene, sceneOf } from '../../meaning/scene.ts';
import { targetsAsked } from '../../meaning/targets-asked.ts';
import { closeMoment, forgetMoments, passMoment, record, reopenMoment } from '../../moves/moment.ts';
import { moveCard } from '../../moves/move.ts';
import { noteApplied } from '../../moves/note-applied.ts';
import type { AsItWas } from '../../state/as-it-was.ts';
import { present } from '../../state/bug.ts';
import { isStill, mention, stillThere } from '../../state/cards-of.ts';
import type { ChainLink } from '../../state/chain-link.ts';
import { deliver, write, writeHistory } from '../../state/door.ts';
import { askThen, callThen, end, frame, goTo, type Procedure } from '../../state/next.ts';
import { yesOrNo } from '../../state/questions.ts';
import type { Bound } from '../../state/scene.ts';
import { cardOf, definitionOf, type Table } from '../../state/table.ts';
import { gather } from '../../vocabulary/gather.ts';
import { NO_SCENE } from '../../vocabulary/ids.ts';
import { isSide, PLAYERS, type Player } from '../../vocabulary/players.ts';
import { isFieldZone } from '../../vocabulary/zones.ts';

const lastLink = (table: Table): ChainLink => present(table.state.chain.at(-1), 'the link that resolves');

/** An Equip Spell without a monster does not stay. (stats.equip.equips-nothing-goes-to-gy) */
const equipsNothing = (table: Table, { card: { card } }: ChainLink): boolean => {
  const printed = definitionOf(table, card).card;
  return printed.kind === 'spell' && printed.property === 'Equip' && cardOf(table, card).host === null;
};

/** What was negated has not been activated for texts that ask what was, but was attempted. (effects.negate.negated-activation-was-none, faq.activation.negated-activation-was-not-made) */
const noteNegated = (table: Table, { card: { card }, player, what }: ChainLink): void => {
  const { activations } = table.state.history;
  const at = activations.findLastIndex(
    (each) => each.card === card && each.player === player && each.what === what,
  );
  if (at >= 0)
    writeHistory(table).activations = activations.map((each, index) =>
      index === at ? { ...each, negated: true } : each,
    );
};
/** The activation of the card, though an effect goes along with it. */
const activationIn = (effects: readonly Effect[], index: number): Effect | undefined =>
  effects[index]?.effect === 'card-activation'
    ? effects[index]
    : effects.find(({ effect }) => effect === 'card-activation');
/**
 * A negated card activation sends the card to the GY, from neither hand nor field. A card of which only an effect
 * was activated stays where it is. (effects.negate.card-activation-sent-to-gy, faq.negation.activation.zone-stays-taken-and-effects-on-it-end,
 * effects.negate.effect-activation-card-stays, effects.negate.effect-activation-place-unchanged,
 * spells-traps.spell.negated-activation-goes-to-gy, spells-traps.trap.negated-activation-goes-to-gy)
 */
const undoActivation = (table: Table, link: ChainLink): void => {
  const { card } = link.card;
  const { effects } = definitionOf(table, card).card;
  const effect = link.what === 'card' ? activationIn(effects, link.effect) : effects[link.effect];
  // "You can only activate 1": it does not count. A use does. (effects.usage-limit.spell-trap-activate-once,
  // effects.usage-limit.monster-activation-negated-counts)
  // (faq.activation.negated-card-still-used-its-effect, faq.normal-draw.negated-restriction-leaves-the-draw)
  if (effect && isActivated(effect) && effect.limit?.of === 'activation')
    countUse(table, card, link.effect, link.player, effect.limit, -1);
  noteNegated(table, link);
  const oath = `${effectPath(table, card, link.effect)}/oath`;
  write(
    table,
    'lingering',
    table.state.lingering.filter(({ path, scene }) => path !== oath || scene.id !== link.scene),
  );
  // What negated it may have destroyed it already, or put it elsewhere. (effects.negate.negate-and-destroy,
  // effects.negate.other-effect-changes-destination)
  if (link.what === 'card' && isStill(table, link.card))
    moveCard(table, { card, to: 'gy', manner: 'sent', by: 'rule', player: link.player });
};

/** Is its effect negated by what applies lastingly? Also in the hand or GY, or where its own cost has put it. */
const isNegatedNow = (table: Table, link: ChainLink): boolean => {
  const { card } = link.card;
  if (notNegated(table, link) !== undefined) return false;
  const isThere = isStill(table, link.card) && isFieldZone(cardOf(table, card).zone);
  if (isThere ? isNegated(table, card) : wasThere(link) && negatesLeft(table, card, link.was)) return true;
  return negatesActivated(table, card, link.was ?? 'all');
};

/** Was it a Spell or Trap on the field when it was activated? */
const wasThere = (link: ChainLink): link is ChainLink & { readonly was: AsItWas } =>
  link.was !== null && isFieldZone(link.was.zone) && link.was.zone !== 'monsters';

/**
 * Does the effect still apply when it resolves? Of a monster, or a Spell or Trap that would not stay anyway, nobody asks
 * where it is by now. (effects.resolution.survives-card-movement, effects.ignition.resolves-after-leaving, effects.trigger.resolves-after-leaving, effects.quick.resolves-after-leaving)
 */
const applies = (table: Table, link: ChainLink): boolean => {
  const { card } = link.card;
  const effect = definitionOf(table, card).card.effects[link.effect];
  // Its activation stands, only the effect does not apply. (effects.negate.effect-only-activation-stands, wording.negate.effect)
  if (!effect || !isActivated(effect) || link.effectNegated) return false;
  // A lasting Spell or Trap that is gone does nothing, nor does an effect activated on the field by it. (spells-traps.continuous-spell.destroyed-in-response-does-not-resolve)
  const mustRemain =
    staysOnField(table, card) &&
    (link.what === 'card' || (isFieldZone(link.from) && definitionOf(table, card).card.kind !== 'monster'));
  if (mustRemain && !isStill(table, link.card)) return false;
  if (isNegatedNow(table, link)) return false;
  // "… to activate and to resolve" (effects.resolution.condition-lost, effects.ignition.face-up-required-to-resolve,
  // wording.timing.must-be-face-up,
  // effects.trigger.face-up-required-to-resolve)
  return holds(table, effect.alsoAtResolution, sceneOf(table, link.scene));
};

/**
 * An Equip Spell whose effect is negated equips the monster all the same: its activation stands, and equipping is what Equip Spells do.
 * (effects.negate.equip-spell-is-equipped-without-effect)
 */
const isEquippedAllTheSame = (table: Table, link: ChainLink): boolean => {
  const printed = definitionOf(table, link.card.card).card;
  const effect = printed.effects[link.effect];
  if (printed.kind !== 'spell' || printed.property !== 'Equip' || effect?.effect !== 'card-activation')
    return false;
  const resolve = effect.modes[link.mode]?.resolve;
  return link.what === 'card' && resolve?.do === 'equip' && isStill(table, link.card);
};

/**
 * The face-up cards that it targeted have been targeted, also where its effect was negated, but not where its activation
 * was. (effects.target.effect-negated-still-targeted, effects.target.activation-negated-not-targeted)
 * (faq.continuous.after-resolving-a-targeting-effect)
 */
const recordTargeted = (table: Table, link: ChainLink): void => {
  if (link.activationNegated) return;
  const { bound, since } = sceneOf(table, link.scene);
  const targets = gather(targetsAsked(table, link), ({ as }) => bound[as] ?? []);
  for (const target of targets) {
    const { face, faceUpSince } = cardOf(table, target.card);
    if (!isStill(table, target) || face === 'down' || faceUpSince > since) continue;
    reopenMoment(table);
    record(table, { what: 'was-targeted', card: mention(table, target.card) });
  }
};

/** Told only where a text waits for it; an activation that was negated does not resolve. (effects.negate.activation-means-no-effect) */
const recordResolved = (
  table: Table,
  { card, what: activated, player, scene, activationNegated }: ChainLink,
): void => {
  if (activationNegated || table.sorts.awaitingResolutions.length === 0) return;
  const { since } = sceneOf(table, scene);
  reopenMoment(table);
  record(table, {
    what: 'effect-resolved',
    card: { ...mention(table, card.card), knownBy: 3 },
    player,
    activated,
    since,
  });
};

/** Is it still controlled by whom the text says, where the text speaks of that again? (effects.resolution.condition-lost) */
const isStillTheirs = (table: Table, { filter, stillTheirs }: Target, target: Bound, you: Player): boolean =>
  !stillTheirs ||
  filter.every(
    (test) =>
      test.test !== 'in' ||
      !isStill(table, target) ||
      isSide(test.side, you, cardOf(table, target.card).controller),
  );
/** A target that the text wants face-down must still be so. (effects.resolution.face-down-target-stays-face-down) */
const isStillHidden = (table: Table, { filter }: Target, target: Bound): boolean =>
  !filter.some((test) => test.test === 'face' && test.face === 'down') ||
  !isStill(table, target) ||
  cardOf(table, target.card).face === 'down';
/** A target that has gone before is one no longer: the effect reads no value from it either. (effects.target.moved-away.no-value-either) */
const forgetLostTargets = (table: Table, link: ChainLink): void => {
  const { bound, you } = sceneOf(table, link.scene);
  for (const target of targetsAsked(table, link)) {
    const before = bound[target.as] ?? [];
    const meant = before.filter(
      (each) => isStillTheirs(table, target, each, you) && isStillHidden(table, target, each),
    );
    const left = stillThere(table, meant).length === 0 ? [] : meant;
    if (left.length < before.length) bind(table, link.scene, target.as, left);
  }
};
/** A text by which a player can negate the effect because of what it targets, while nothing else does. (faq.negation.several.optional-without-chain-only-if-not-negated) */
const negationOf = (table: Table, link: ChainLink) => {
  if (!isAnyInForce(table, 'negates-what-targets') || link.effectNegated || notNegated(table, link))
    return undefined;
  if (isNegatedNow(table, link)) return undefined;
  const targets = targetsOf(table, link);
  return gather(PLAYERS, (player) => modifiersFor(table, player, 'negates-what-targets')).find(
    ({ modifier, scene }) =>
      obstacleInLimit(table, scene.source.card, scene.effect, scene.you, limitOfApplied(table, scene)) ===
        undefined && targets.some((target) => matches(table, modifier.card, target, scene)),
  );
};

export const resolveChain: Procedure<'resolve-chain'> = {
  begin: (table, vars) => {
    forgetMoments(table);
    return goTo('link', vars);
  },
  link: (table, vars) => {
    if (table.state.chain.length === 0) return goTo('used-cards', vars);
    const link = lastLink(table);
    const { card } = link.card;
    // (effects.negate.activation-means-no-effect, wording.negate.effect-activation)
    if (link.activationNegated) {
      undoActivation(table, link);
      return goTo('after', vars);
    }
    deliver(table, {
      what: 'resolving',
      card: { ...mention(table, card), knownBy: 3 },
      effect: link.effect,
      player: link.player,
      link: table.state.chain.length,
    });
    // Also what does nothing any more, or is negated, is resolved. (effects.negate.effect-only-resolves-as-negated)
    passMoment(table);
    return goTo('offer', vars);
  },
  // Before it is carried out a player may be able to negate it. (effects.negate.effect-only-activation-stands)
  offer: (table, vars) => {
    const negation = negationOf(table, lastLink(table));
    if (!negation) return goTo('carry-out', vars);
    const { source, effect, you } = negation.scene;
    return askThen(yesOrNo(you, { for: 'replacement', card: source.card, effect }), 'offered', vars);
  },
  offered: (table, vars, input) => {
    const link = lastLink(table);
    const negation = negationOf(table, link);
    if (!negation || input.chosen[0]?.do !== 'yes') return goTo('carry-out', vars);
    const { source, effect, you } = negation.scene;
    countUse(table, source.card, effect, you, limitOfApplied(table, negation.scene), 1);
    write(table, 'chain', [...table.state.chain.slice(0, -1), { ...link, effectNegated: true }]);
    record(table, {
      what: 'effect-negated',
      card: mention(table, link.card.card),
      link: table.state.chain.length,
    });
    const scene = beginScene(table, { source, you, effect, bound: {}, noted: {}, event: [] });
    const run = frame('run', { path: `${negation.path}/then`, scene, cause: 'effect', cards: [], live: [] });
    return callThen(run, 'negated', { ...vars, scene });
  },
  negated: (table, vars) => {
    endScene(table, vars.scene);
    return goTo('carry-out', { ...vars, scene: NO_SCENE });
  },
  'carry-out': (table, vars) => {
    const link = lastLink(table);
    const { card } = link.card;
    const path = `${effectPath(table, card, link.effect)}/modes/${link.mode}`;
    const hasText = (table.pool.partAt(path) as { resolve?: unknown }).resolve !== undefined;
    const isApplied = hasText && applies(table, link);
    if (!isApplied && !isEquippedAllTheSame(table, link)) return goTo('after', vars);
    if (isApplied) noteApplied(table, link.card.card, link.effect);
    forgetLostTargets(table, link);
    beginToResolve(table, link.scene);
    return callThen(
      frame('run', { path: `${path}/resolve`, scene: link.scene, cause: 'effect', cards: [], live: [] }),
      'after',
      vars,
    );
  },
  after: (table, vars) => {
    const link = lastLink(table);
    recordTargeted(table, link);
    recordResolved(table, link);
    closeMoment(table);
    write(table, 'chain', table.state.chain.slice(0, -1));
    endScene(table, link.scene);
    const isUsed =
      link.what === 'card' && (!staysOnField(table, link.card.card) || equipsNothing(table, link));
    const used: readonly Bound[] = isUsed ? [...vars.used, link.card] : vars.used;
    return callThen(frame('settle', { rounds: 0, scene: NO_SCENE }), 'link', { used, scene: NO_SCENE });
  },
  // Used cards go to the GY only now. It is not a moment of its own. (chains.resolve.used-up-cards-go-to-gy-after-chain,
  // spells-traps.spell.goes-to-gy-after-the-chain, spells-traps.trap.normal-trap-goes-to-gy-after-the-chain)
  'used-cards': (table, vars) => {
    const used = vars.used.filter((bound) => isStill(table, bound));
    if (used.length > 0) reopenMoment(table);
    for (const { card } of used)
      moveCard(table, { card, to: 'gy', manner: 'sent', by: 'rule', player: cardOf(table, card).controller });
    closeMoment(table);
    deliver(table, { what: 'chain-resolved' });
    return end(true);
  },
};
