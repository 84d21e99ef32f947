/** Whether a card or effect can be activated now, and if not, which clause forbids it. */

import { type Active, appliesTo, forbidding, inForce, mayApply, modifiersFor } from '../field/applied.ts';
import { obstacleToSecondFaceUp } from '../field/only-one.ts';
import { obstacleToUse } from '../field/use.ts';
import { isInMainZoneOf, placesForSpellTrap } from '../field/zones.ts';
import type { Action, Verb } from '../language/action.ts';
import type { Condition } from '../language/condition.ts';
import { type ActivatedEffect, isActivated, type Mode, type TriggerEffect } from '../language/effect.ts';
import type { Deed, EventPattern } from '../language/event.ts';
import { LIES_ON_FIELD } from '../meaning/amount.ts';
import { holds } from '../meaning/condition.ts';
import { answers, happenedFor } from '../meaning/event.ts';
import { kindOf, matches, type Sight } from '../meaning/filter.ts';
import { sceneOf, speakerOf, transientScene } from '../meaning/scene.ts';
import { isIn } from '../moves/moment.ts';
import { boundTo, isDoomed, isStill, stillThere } from '../state/cards-of.ts';
import { type Obstacle, obstacle } from '../state/obstacle.ts';
import type { Bound, Scene } from '../state/scene.ts';
import { silenceOf } from '../state/silence.ts';
import type { ChainLink, PendingTrigger } from '../state/state.ts';
import { cardOf, definitionOf, type Table } from '../state/table.ts';
import { ZONES_FREED } from '../verbs/summon.ts';
import { cardsFor, obstacleToCarryOut, verbOf } from '../verbs/verbs.ts';
import type { CardId } from '../vocabulary/ids.ts';
import { isSummonedAs, type SummonWay } from '../vocabulary/kinds.ts';
import { isDamageStep } from '../vocabulary/phases.ts';
import { isSide, opponentOf, type Player } from '../vocabulary/players.ts';
import { isFieldZone } from '../vocabulary/zones.ts';
import { type Activated, includesDeed } from './deed.ts';
import { damageStepTimings, isBattleOnly, isMandatory, namesTiming, spellSpeedOf } from './derived.ts';
import { obstacleInChain, obstacleInLimit, obstacleToCalculatingTwice } from './limit.ts';
import { obstacleInOath } from './oath.ts';
import { obstacleInPhaseUse, obstacleToBattlePhase } from './phase.ts';
import { obstacleToSummonWithin } from './same-moment.ts';
import { obstacleInTargets, obstacleToTarget } from './target.ts';

/**
 * `open`: the turn player is free to act in a Main Phase · `fast`: only what can answer · `event`: of that, only what waits for something
 * that has just happened · `trigger`: its condition has been met. (turn.priority.to-activate.what-the-holder-may-activate)
 */
export type Setting = 'open' | 'fast' | 'event' | 'trigger';

/** Where the card must be, and whether a Spell or Trap may be used from there now. */
const obstacleInPlace = (
  table: Table,
  player: Player,
  card: CardId,
  effect: ActivatedEffect,
  setting: Setting,
): Obstacle | undefined => {
  if (speakerOf(table, card) !== player) return obstacle('effects.activation.only-by-its-controller', card);
  if (effect.effect !== 'card-activation') {
    if (!isIn(table, card, effect.from)) return obstacle('effects.ignition.zones', card);
    // (spells-traps.continuous-spell.effect-cannot-be-chained)
    if (effect.effect === 'ignition' && setting !== 'open') return obstacle('effects.ignition.window');
    // A Quick Effect asks for no turn. (effects.quick.either-turn, wording.timing.quick-effect)
    return undefined;
  }
  const { zone, face, arrival } = cardOf(table, card);
  const printed = definitionOf(table, card).card;
  if (!effect.from.includes(zone)) return obstacle('effects.activation.card-activation', card);
  // It is activated by being turned face-up; what stays face-up has effects that are activated instead.
  if (isFieldZone(zone) && face === 'up')
    return printed.kind !== 'monster' && printed.property === 'Continuous'
      ? obstacle('effects.activation.effect-of-face-up-continuous-spell', card)
      : obstacle('effects.activation.card-activation', card);
  const setThisTurn =
    isFieldZone(zone) &&
    arrival?.turn === table.state.turn &&
    !allows(table, player, card, effect.turnItWasSet);
  if (printed.kind === 'trap') {
    if (zone === 'hand' && !allows(table, player, card, effect.fromHand))
      return obstacle('spells-traps.trap.set-before-it-is-activated', card);
    return setThisTurn ? obstacle('spells-traps.trap.not-on-the-turn-it-was-set', card) : undefined;
  }
  // Set, it waits for neither an own turn nor an open Main Phase. (spells-traps.quick-play.set-card-in-either-turn)
  if (printed.kind === 'spell' && printed.property === 'Quick-Play') {
    if (zone === 'hand' && table.state.turnPlayer !== player)
      return obstacle('spells-traps.quick-play.from-the-hand-only-in-your-turn', card);
    if (setThisTurn) return obstacle('spells-traps.quick-play.not-on-the-turn-it-was-set', card);
    // Set or from the hand: other Spells need no turn in between. (spells-traps.set-spell.can-be-activated-the-same-turn)
  } else if (setting !== 'open') return obstacle('spells-traps.spell.when-it-can-be-activated', card);
  return undefined;
};

/**
 * A text that lets the card be activated from the hand, or in the turn in which it was Set. (effects.text-overrides-rules,
 * wording.style.activate-from-hand, wording.style.turn-it-was-set)
 */
const allows = (table: Table, player: Player, card: CardId, text: Condition | undefined): boolean =>
  text !== undefined && holds(table, text, transientScene(table, card, 0, player));

const obstacleInFreeZone = (table: Table, player: Player, card: CardId): Obstacle | undefined =>
  !isFieldZone(cardOf(table, card).zone) && placesForSpellTrap(table, player, card).places.length === 0
    ? obstacle('spells-traps.activation.from-hand-needs-a-free-zone', card)
    : undefined;

/** Before the normal draw only what says so starts a Chain; such a Chain can be answered. (turn.draw-phase.nothing-activated-before-the-draw) */
const obstacleBeforeDraw = ({ state }: Table): Obstacle | undefined =>
  state.timing === 'before-draw' && state.chain.length === 0
    ? obstacle('turn.draw-phase.nothing-activated-before-the-draw')
    : undefined;

/**
 * Can it be chained to what is on the Chain? (chains.spell-speed-1.cannot-chain, chains.spell-speed-2.not-to-speed-3,
 * chains.spell-speed-3.chains-to-everything)
 */
const obstacleInSpellSpeed = (
  table: Table,
  card: CardId,
  effect: ActivatedEffect,
  setting: Setting,
): Obstacle | undefined => {
  const speed = spellSpeedOf(definitionOf(table, card).card, effect);
  const last = table.state.chain.at(-1);
  // Effects that met their condition at the same moment share a Chain whatever their speed. (effects.trigger.spell-speed-1, chains.spell-speed-1.simultaneous-exception)
  if (setting === 'trigger' || (setting === 'open' && !last)) return undefined;
  if (speed === 1) return obstacle('chains.spell-speed-1.cannot-chain', card);
  // The others may also begin a Chain. (chains.spell-speed-2.with-priority, chains.spell-speed-3.with-priority)
  return last?.spellSpeed === 3 && speed < 3
    ? obstacle('chains.spell-speed-2.not-to-speed-3', last.card.card)
    : undefined;
};

const obstacleInDamageStep = (table: Table, card: CardId, effect: ActivatedEffect): Obstacle | undefined => {
  const { timing } = table.state;
  if (!isDamageStep(timing)) return undefined;
  // (damage-step.determined.no-optional-quick-effects, effects.quick.doomed-monster-optional-not)
  // A mandatory one is activated all the same, and a Trigger Effect. (effects.quick.doomed-monster-mandatory-does,
  // effects.negate.after-damage-calculation-trigger-double-destruction)
  if (effect.effect === 'quick' && !isMandatory(effect) && isDoomed(table, card))
    return obstacle('damage-step.determined.no-optional-quick-effects', card);
  if (isMandatory(effect)) return undefined;
  if (!damageStepTimings(definitionOf(table, card).card, effect).includes(timing))
    return obstacle('damage-step.activation.restricted', card);
  // Its timing's one Chain is over. (damage-step.chain.one-chain-from-damage-calculation-on)
  return table.state.battle?.chainOver === timing && namesTiming(effect, timing)
    ? obstacle('damage-step.chain.one-chain-from-damage-calculation-on', card)
    : undefined;
};

/** The monster of this player that attacks now, or that takes part in the battle. */
const battlingFor = (table: Table, player: Player, when: 'attacks' | 'battles'): CardId | null => {
  const { battle } = table.state;
  if (battle === null || (when === 'attacks' && battle.player !== player)) return null;
  const bound = battle.player === player ? battle.attacker : battle.target;
  return bound !== null && isStill(table, bound) ? bound.card : null;
};

/** The last activation may forbid its opponent to answer it. */
const obstacleToAnswering = (table: Table, player: Player, card: CardId): Obstacle | undefined => {
  const link = table.state.chain.at(-1);
  if (!link || link.player === player) return undefined;
  const answered = definitionOf(table, link.card.card).card.effects[link.effect];
  const locked = answered && isActivated(answered) ? answered.locksResponses : undefined;
  if (!locked) return undefined;
  const isLocked = locked === 'opponent' || matches(table, locked, card, sceneOf(table, link.scene), 'all');
  // (wording.negate.lock-response)
  return isLocked ? obstacle('wording.negate.lock-response', link.card.card) : undefined;
};

/** Texts in force that keep the player, or the card, from activating. (effects.prohibition.wins) */
const obstacleInLocks = (
  table: Table,
  player: Player,
  card: CardId,
  effect: ActivatedEffect,
): Obstacle | undefined => {
  if (silenceOf(table, boundTo(table, card)) === 'cannot-be-activated')
    return obstacle('damage-step.calculation.negation-of-battle-destroyed-monsters-lasts-into-the-gy', card);
  const all = inForce(table);
  if (all.length === 0) return undefined;
  const unusable = obstacleToUse(table, player, card);
  if (unusable) return unusable;
  for (const active of all) {
    const { modifier, scene } = active;
    if (modifier.modifies === 'cannot-be-activated') {
      const concerns = modifier.what === 'card-or-effect' || effect.effect !== 'card-activation';
      // A Set card is known to its own rules even while nobody sees it.
      const reached =
        appliesTo(table, active, card) ||
        (active.affects.affects === 'matching' && matches(table, active.affects.filter, card, scene, 'all'));
      if (concerns && reached) return obstacle('effects.prohibition.wins', scene.source.card);
    }
    if (modifier.modifies === 'silences-opponent') {
      const silencing = battlingFor(table, opponentOf(player), modifier.when);
      if (silencing !== null && appliesTo(table, active, silencing))
        return obstacle('effects.prohibition.wins', silencing);
    }
    if (modifier.modifies === 'silences-when-summoned') {
      const silenced = isSide(modifier.side, scene.you, player);
      if (silenced && wasJustSummoned(table, active, modifier.ways))
        return obstacle('effects.prohibition.wins', scene.source.card);
    }
  }
  const isCard = effect.effect === 'card-activation';
  const texts = modifiersFor(table, player, 'cannot-activate').filter(
    ({ modifier }) => modifier.what === 'card-or-effect' || isCard,
  );
  const text = forbidding(table, card, texts, isCard ? activatedAs(table, card) : 'all');
  return text && obstacle('effects.prohibition.wins', text.scene.source.card);
};

/** A Pendulum Monster is activated as a Spell Card. (monsters.pendulum.placing-counts-as-spell-activation) */
const activatedAs = (table: Table, card: CardId): Sight =>
  definitionOf(table, card).monster === null
    ? 'all'
    : {
        ...cardOf(table, card),
        zone: 'pendulum',
        face: 'up',
        way: 'activated',
        frame: null,
        negated: [],
        materials: [],
      };
/** Is this the time at which a monster that it affects has been Summoned so? */
const wasJustSummoned = (table: Table, active: Active, ways: readonly SummonWay[]): boolean =>
  table.state.moments.some(({ happenings }) =>
    happenings.some(
      (happening) =>
        happening.what === 'summoned' &&
        ways.some((way) => isSummonedAs(happening.way, way)) &&
        appliesTo(table, active, happening.card.card),
    ),
  );

/** Has what the card waits for happened? Gives the cards that it happened to. */
export const eventFor = (table: Table, effect: ActivatedEffect, scene: Scene): readonly Bound[] | null => {
  if (effect.effect === 'ignition' || !effect.on || effect.effect === 'trigger') return [];
  const others: EventPattern[] = [];
  for (const pattern of effect.on) {
    if (pattern.event !== 'activated') others.push(pattern);
    else if (includesOneOf(table, pattern.including, scene.you)) {
      const answered = answers(table, pattern, scene);
      if (answered) return answered;
    }
  }
  const reach = effect.use === 'if-you-can' ? 'any-moment' : 'last-moment';
  return others.length === 0 ? null : happenedFor(table, others, scene, reach);
};

/** Does it wait for something to happen that is no activation? */
const waitsForEvent = (effect: ActivatedEffect): boolean =>
  effect.effect !== 'ignition' && (effect.on ?? []).some(({ event }) => event !== 'activated');

/** Would the last link of the Chain do one of these? */
const includesOneOf = (table: Table, deeds: readonly Deed[] | undefined, you: Player): boolean => {
  const link = table.state.chain.at(-1);
  if (!deeds || !link) return true;
  const effect = definitionOf(table, link.card.card).card.effects[link.effect];
  if (!effect || !isActivated(effect)) return false;
  const mode = effect.modes[link.mode];
  if (mode === undefined) return false;
  const { player, from } = link;
  const activated = { mode, player, from, targets: zonesOfTargets(table, link, mode) };
  return deeds.some((deed) => includesDeed(activated, deed, you));
};
const zonesOfTargets = (table: Table, link: ChainLink, { targets }: Mode): Activated['targets'] => {
  const { bound } = sceneOf(table, link.scene);
  return Object.fromEntries(
    targets.map(({ as }) => [as, stillThere(table, bound[as] ?? []).map((card) => cardOf(table, card).zone)]),
  );
};

/** One way of activation. (effects.cost.unpayable, effects.condition.must-be-processable) */
export const obstacleInMode = (
  table: Table,
  card: CardId,
  effect: ActivatedEffect,
  mode: Mode,
  scene: Scene,
): Obstacle | undefined => {
  if (mode.from && !isIn(table, card, mode.from)) return obstacle('effects.ignition.zones', card);
  if (!holds(table, mode.condition, scene)) return obstacle('effects.condition.must-hold', card);
  const cost = mode.cost && obstacleToCarryOut(table, mode.cost, scene, 'cost');
  if (cost) return cost;
  const paid = afterCost(table, card, mode, scene);
  const resolve = mode.resolve && mayDoNothing(table, card, effect, mode.resolve) ? undefined : mode.resolve;
  const within = obstacleToSummonWithin(table, resolve, paid);
  if (within) return within;
  const target = obstacleInTargets(table, effect, mode, paid);
  if (target) return target;
  // What needs no Battle Phase stays legal. (battle.phase.non-battle-effects-stay-legal)
  if (isBattleOnly(mode) && table.state.phase !== 'battle') {
    const noBattle = obstacleToBattlePhase(table);
    if (noBattle) return obstacle('battle.phase.battle-only-effects-need-a-battle-phase', card);
  }
  return resolve && obstacleToCarryOut(table, resolve, onceOnField(table, card, effect, paid), 'effect');
};

/** A Spell or Trap that is activated from the hand lies on the field when its effect is carried out. (effects.condition.activated-card-lies-on-the-field) */
const onceOnField = (table: Table, card: CardId, effect: ActivatedEffect, scene: Scene): Scene =>
  effect.effect === 'card-activation' && cardOf(table, card).zone === 'hand'
    ? { ...scene, noted: { ...scene.noted, [LIES_ON_FIELD]: 1 } }
    : scene;

/** Why the effect cannot target this card now, as far as the card goes. */
export const obstacleToTargeting = (
  table: Table,
  player: Player,
  card: CardId,
  index: number,
  target: CardId,
): Obstacle | undefined => {
  const effect = definitionOf(table, card).card.effects[index];
  // (wording.punctuation.no-colon-no-semicolon)
  if (!effect || !isActivated(effect)) return obstacle('effects.continuous.applies-without-activation', card);
  const plain = transientScene(table, card, index, player);
  const event = eventFor(table, effect, plain) ?? [];
  const scene = event.length > 0 ? { ...plain, event } : plain;
  const targetings = effect.modes.flatMap((mode) =>
    mode.targets.map((each) => ({ effect, mode, target: each, scene: afterCost(table, card, mode, scene) })),
  );
  const refusals = targetings.map((targeting) => obstacleToTarget(table, targeting, target));
  if (refusals.includes(undefined)) return undefined;
  // What protects the card says more than what the text looks for.
  const fits = refusals.find((refusal) => refusal?.rule !== 'effects.target.must-fit-the-text');
  return fits ?? obstacle('effects.target.must-fit-the-text', target);
};

/** The scene as it will be when the cost is paid: a monster of the player that leaves for it frees its zone. (summoning.special.zone-freed-by-the-procedure-counts) */
const afterCost = (table: Table, card: CardId, { cost }: Mode, scene: Scene): Scene => {
  const what = cost && verbOf(cost).what(cost);
  if (!what) return scene;
  const leaving =
    what.cards === 'referenced' && what.what.ref === 'this'
      ? [card]
      : cardsFor(table, cost, what, scene, 'cost');
  const frees = leaving.length > 0 && leaving.every((each) => isInMainZoneOf(table, each, scene.you));
  return frees ? { ...scene, noted: { ...scene.noted, [ZONES_FREED]: 1 } } : scene;
};

/** Does the card say what happens in a turn in which this effect was activated? (effects.condition.activation-with-a-consequence) */
const isAskedAbout = (table: Table, card: CardId, effect: ActivatedEffect): boolean => {
  const { effects } = definitionOf(table, card).card;
  return effects.some(
    (other) =>
      other.effect === 'unclassified' &&
      conditionsIn(other.condition).some(
        (condition) => condition.if === 'activated-this-turn' && effects[condition.effect] === effect,
      ),
  );
};
const conditionsIn = (condition: Condition | undefined): readonly Condition[] =>
  condition === undefined ? [] : condition.if === 'all' ? condition.of.flatMap(conditionsIn) : [condition];

/** What the player decides about, and the mere note of what is there. */
const CAN_BE_LEFT: readonly Verb[] = ['may', 'link'];
/** Mandatory effects are activated whatever they can do, if their cost can be paid (effects.timing.mandatory-unpayable-cost); a card that stays on the field may be activated for itself, where its player may leave the rest. */
const mayDoNothing = (table: Table, card: CardId, effect: ActivatedEffect, resolve: Action): boolean => {
  if (isMandatory(effect) || isAskedAbout(table, card, effect)) return true;
  if (effect.effect !== 'card-activation' || !CAN_BE_LEFT.includes(resolve.do)) return false;
  const printed = definitionOf(table, card).card;
  if (printed.kind === 'monster') return true;
  return printed.remains || printed.property === 'Continuous' || printed.property === 'Field';
};

/** Does the condition of its text hold, as far as no other text lets the player do without it? */
const meets = (
  table: Table,
  player: Player,
  card: CardId,
  condition: Condition | undefined,
  scene: Scene,
): boolean => {
  if (holds(table, condition, scene)) return true;
  if (!mayApply(table, 'activates-without')) return false;
  const lifted = modifiersFor(table, player, 'activates-without').flatMap(({ modifier, scene: theirs }) =>
    matches(table, modifier.card, card, theirs, 'all') ? [JSON.stringify(modifier.condition)] : [],
  );
  return conditionsIn(condition).every(
    (part) => holds(table, part, scene) || lifted.includes(JSON.stringify(part)),
  );
};
const obstacleInText = (
  table: Table,
  player: Player,
  card: CardId,
  index: number,
  effect: ActivatedEffect,
  scene: Scene,
): Obstacle | undefined => {
  if (!meets(table, player, card, effect.condition, scene) || !holds(table, effect.alsoAtResolution, scene))
    return obstacle('effects.condition.must-hold', card);
  const own =
    obstacleInLimit(table, card, index, player, effect.limit) ??
    obstacleInChain(table, card, player, effect.notInOneChain) ??
    obstacleToCalculatingTwice(table, card, player, effect) ??
    obstacleInOath(table, effect.oath, scene);
  if (own) return own;
  let first: Obstacle | undefined;
  for (const mode of effect.modes) {
    const inMode = obstacleInMode(table, card, effect, mode, scene);
    if (!inMode) return undefined;
    first ??= inMode;
  }
  return first;
};

/** An effect that it had gained, or that was replaced. (effects.gain.lost-when-leaving, effects.gain.loses-the-gaining-effect) */
const obstacleOfGain = (table: Table, card: CardId, index: number): Obstacle =>
  obstacle(
    index < definitionOf(table, card).own
      ? 'effects.gain.loses-the-gaining-effect'
      : 'effects.gain.only-while-face-up-in-monster-zone',
    card,
  );
/** A card that is activated comes face-up to the field. */
const obstacleInArrival = (table: Table, player: Player, card: CardId): Obstacle | undefined =>
  obstacleInFreeZone(table, player, card) ?? obstacleToSecondFaceUp(table, player, card);

/** What it waits for has just happened: what else keeps it from being activated, an amount that cannot be paid for example. */
const obstacleAfterEvent = (
  table: Table,
  player: Player,
  card: CardId,
  index: number,
  effect: TriggerEffect,
): Obstacle | undefined => {
  const scene = transientScene(table, card, index, player);
  const event = happenedFor(table, effect.on, scene, 'any-moment');
  return event ? obstacleInText(table, player, card, index, effect, { ...scene, event }) : undefined;
};

/** What it waits for has not happened just now. (effects.quick.either-turn, effects.timing.when-optional-spell-trap) */
const obstacleWithoutEvent = (table: Table, card: CardId): Obstacle =>
  obstacle(
    kindOf(table, card) === 'monster'
      ? 'effects.quick.either-turn'
      : 'effects.timing.when-optional-spell-trap',
    card,
  );

/** Why a player cannot activate effect number `index` of a card now. */
export const obstacleToActivate = (
  table: Table,
  player: Player,
  card: CardId,
  index: number,
  setting: Setting,
): Obstacle | undefined => {
  const { effects, unknownText } = definitionOf(table, card).card;
  const effect = effects[index];
  if (unknownText && !effect) return obstacle('effects.activation.card-known-to-the-rules', card);
  if (!effect || !isActivated(effect)) return obstacle('effects.continuous.applies-without-activation', card);
  if (!table.look.hasEffect(table, card, index)) return obstacleOfGain(table, card, index);
  if (effect.effect === 'trigger' && setting !== 'trigger')
    return (
      obstacleInPhaseUse(table, card, index) ??
      obstacleAfterEvent(table, player, card, index, effect) ??
      obstacle('effects.trigger.definition', card)
    );
  const inRules =
    obstacleBeforeDraw(table) ??
    obstacleInPlace(table, player, card, effect, setting) ??
    obstacleInSpellSpeed(table, card, effect, setting) ??
    (setting === 'fast' ? obstacleToAnswering(table, player, card) : undefined) ??
    obstacleInDamageStep(table, card, effect) ??
    obstacleInLocks(table, player, card, effect) ??
    (effect.effect === 'card-activation' ? obstacleInArrival(table, player, card) : undefined);
  if (inRules) return inRules;
  const scene = transientScene(table, card, index, player);
  const event = eventFor(table, effect, scene);
  if (event === null) return obstacleWithoutEvent(table, card);
  // (chains.window.from-damage-calculation-on)
  if (setting === 'event' && !waitsForEvent(effect))
    return obstacle('chains.window.from-damage-calculation-on', card);
  return obstacleInText(table, player, card, index, effect, event.length > 0 ? { ...scene, event } : scene);
};

/**
 * What keeps an effect of the card from being activated here whoever may act and whatever is on the Chain: where the card is, and what
 * its text asks for. What waits for something to happen is asked when that has happened.
 */
export const obstacleAtAnyTime = (
  table: Table,
  player: Player,
  card: CardId,
  index: number,
): Obstacle | undefined => {
  const effect = definitionOf(table, card).card.effects[index];
  if (!effect || !isActivated(effect) || !table.look.hasEffect(table, card, index)) return undefined;
  if (effect.effect !== 'ignition' && effect.on) return undefined;
  // A text may name its time in the Damage Step as a condition: that step says more.
  if (obstacleInDamageStep(table, card, effect)) return undefined;
  return (
    obstacleInPlace(table, player, card, effect, 'open') ??
    obstacleInText(table, player, card, index, effect, transientScene(table, card, index, player))
  );
};

/** The number of the last thing that happened. */
export const lastMoment = (table: Table): number => table.state.moments.at(-1)?.number ?? -1;

/**
 * Was the monster flipped by the battle, so that the rules make its effect wait? Wherever it is by then, the effect is activated.
 * (damage-step.remaining-timings-still-take-place, effects.trigger.flip.attacked-activates-after-damage-calculation)
 */
const isDelayedFlip = ({ notBefore }: PendingTrigger, { on }: TriggerEffect): boolean =>
  notBefore === 'after-damage-calculation' && on.some(({ event }) => event === 'flipped');

/** Why a trigger whose condition was met cannot be activated any more. */
export const obstacleToTrigger = (table: Table, pending: PendingTrigger): Obstacle | undefined => {
  const { card } = pending.card;
  const effect = definitionOf(table, card).card.effects[pending.effect];
  if (effect?.effect !== 'trigger') return obstacle('effects.trigger.definition', card);
  // It has left since, destroyed by the same battle perhaps. (effects.condition.returned-to-deck, damage-step.end.destroying-monster-must-survive)
  const hasLeft = !isStill(table, pending.card);
  if (hasLeft && !isDelayedFlip(pending, effect)) return obstacle('effects.condition.returned-to-deck', card);
  if (!hasLeft && !table.look.hasEffect(table, card, pending.effect))
    return obstacleOfGain(table, card, pending.effect);
  // A "when … you can" effect fires only if its moment is the last thing that happened, an "if … you can" effect in any case.
  // (effects.timing.when-optional-misses, effects.timing.if-optional-deferred)
  // What the battle did waits for its timing, after the whole Chain. (damage-step.during-resolution.triggers-do-not-miss-the-timing, damage-step.during-resolution.damage-and-battle-conditions-are-kept)
  const mayMiss = effect.use === 'when-you-can' && pending.notBefore === null;
  if (mayMiss && pending.moment !== lastMoment(table))
    return obstacle('effects.timing.when-optional-misses', card);
  const inRules =
    (hasLeft ? undefined : obstacleInPlace(table, pending.player, card, effect, 'trigger')) ??
    obstacleInDamageStep(table, card, effect) ??
    obstacleInLocks(table, pending.player, card, effect);
  if (inRules) return inRules;
  const { effect: index, player, event, noted } = pending;
  const scene = { ...transientScene(table, card, index, player), event, noted };
  return obstacleInText(table, player, card, index, effect, scene);
};
