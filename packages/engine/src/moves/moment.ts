/** Recording what happens. What happens at once forms one moment; triggers look at moments. */

import type { Oath, TriggerEffect, UnclassifiedEffect } from '../language/effect.ts';
import { type EventPattern, isAboutItself, isOfPhase } from '../language/event.ts';
import { holds } from '../meaning/condition.ts';
import { matchEvent } from '../meaning/event.ts';
import { notedOf } from '../meaning/event-numbers.ts';
import { battlingWith, WAS_EQUIPPED } from '../meaning/reference.ts';
import { transientScene, withEvent } from '../meaning/scene.ts';
import { eventsIn } from '../state/awaited.ts';
import { boundTo, isSleeping, isStill, isSummonedWhereItIs } from '../state/cards-of.ts';
import { deliver, write, writeCard, writeHistory } from '../state/door.ts';
import type { Happening, HappeningOf, Moment } from '../state/happening.ts';
import type { Numbered, Triggered } from '../state/pool-card.ts';
import type { Bound, Scene } from '../state/scene.ts';
import type { Lingering, PendingReaction, PendingTrigger } from '../state/state.ts';
import { cardOf, definitionOf, type Table } from '../state/table.ts';
import { gather } from '../vocabulary/gather.ts';
import type { CardId } from '../vocabulary/ids.ts';
import { isSpecialSummon } from '../vocabulary/kinds.ts';
import type { Timing } from '../vocabulary/phases.ts';
import { isFieldZone, isOneOf, type Zone, zonesIn } from '../vocabulary/zones.ts';

/** Records something that happened: in the open moment, or as the beginning of a new one. */
export const record = (table: Table, happening: Happening): void => {
  deliver(table, happening);
  noteDestruction(table, happening);
  noteSending(table, happening);
  noteSpecialSummon(table, happening);
  noteSummon(table, happening);
  const { state } = table;
  const last = state.moments.at(-1);
  if (state.momentOpen && last) {
    const longer: Moment = { number: last.number, happenings: [...last.happenings, happening] };
    write(table, 'moments', [...state.moments.slice(0, -1), longer]);
    return;
  }
  addMoment(table, [happening]);
  write(table, 'momentOpen', true);
};
/** For texts that bind the turn of their activation. (wording.restriction.turn-you-activate) */
const noteSpecialSummon = (table: Table, happening: Happening): void => {
  if (happening.what !== 'summoned' || !isSpecialSummon(happening.way)) return;
  const { player, card, way, source } = happening;
  const from = cardOf(table, card.card).arrival?.from ?? null;
  const summon = { player, card: card.card, way, from, source: source?.card ?? null };
  const history = writeHistory(table);
  history.specialSummons = [...history.specialSummons, summon];
};
const noteSummon = (table: Table, happening: Happening): void => {
  if (!table.sorts.memories.has('summons') || happening.what !== 'summoned') return;
  const { player, card, way } = happening;
  const history = writeHistory(table);
  const from = isSpecialSummon(way) ? (cardOf(table, card.card).arrival?.from ?? null) : null;
  history.summons = [...history.summons, { player, card: card.card, way, from, at: table.state.clock }];
};
const noteDestruction = (table: Table, happening: Happening): void => {
  if (
    !table.sorts.memories.has('destruction') ||
    happening.what !== 'moved' ||
    happening.manner !== 'destroyed'
  )
    return;
  const { player, card, before, by } = happening;
  const destroyer = by === 'battle' ? battlingWith(table, card.card) : null;
  const one = { player, card: card.card, was: before, stay: card.stay, by, destroyer };
  const history = writeHistory(table);
  history.destroyed = [...history.destroyed, one];
};
// What comes back from banishment is returned, not sent.
const noteSending = (table: Table, happening: Happening): void => {
  if (!table.sorts.memories.has('sending') || happening.what !== 'moved') return;
  if (happening.to !== 'gy' || happening.manner === 'returned') return;
  const { owner, card, before } = happening;
  const history = writeHistory(table);
  history.sent = [...history.sent, { owner, card: card.card, was: before }];
};
const addMoment = (table: Table, happenings: readonly Happening[]): void => {
  const { moments, nextMoment } = table.state;
  write(table, 'moments', [...moments, { number: nextMoment, happenings }]);
  write(table, 'nextMoment', nextMoment + 1);
  write(table, 'momentSeen', 0);
};

/** A moment in which nothing need happen: what was before is no longer the last thing. (effects.resolution.not-performed-still-a-timing) */
export const passMoment = (table: Table): void => {
  closeMoment(table);
  addMoment(table, []);
};

/** Makes what happens next a part of the last moment: it follows from it by the rules alone. */
export const reopenMoment = (table: Table): void => {
  if (table.state.moments.length > 0) write(table, 'momentOpen', true);
};

/**
 * Ends the open moment: now every effect that waited for something in it has met its condition. While a Chain resolves it stays
 * pending until the Chain is over. (effects.timing.mandatory-deferred)
 */
export const closeMoment = (table: Table): void => {
  if (!table.state.momentOpen) return;
  write(table, 'momentOpen', false);
  const last = table.state.moments.at(-1);
  const lasting = table.sorts.modifiers.has('each-time') ? table.state.lingering : NO_LASTING;
  if (!last || (table.sorts.reactive.length === 0 && lasting.length === 0)) return;
  const { momentSeen } = table.state;
  const happenings = momentSeen === 0 ? last.happenings : last.happenings.slice(momentSeen);
  const moment: Moment = { number: last.number, happenings };
  write(table, 'momentSeen', last.happenings.length);
  if (moment.happenings.length === 0) return;
  const events = eventsIn(moment.happenings);
  for (const card of table.sorts.reactiveTo(events)) {
    if (!mayReact(table, card, moment)) continue;
    collectTriggers(table, card, moment);
    collectReactions(table, card, moment);
  }
  collectAllLasting(table, lasting, moment);
};
/** Could the card react where it is, or was before it moved? It only spares `collectTriggers` and `collectReactions` the others. */
const mayReact = (table: Table, card: CardId, moment: Moment): boolean =>
  isOneOf(definitionOf(table, card).reactsIn, cardOf(table, card).zone) ||
  hasMoved(card, moment) ||
  (table.state.chain.length > 0 && isOneOf(definitionOf(table, card).reactsIn, 'hand'));
/** May its card still come to the hand in this Chain, from where it is activated? (faq.trigger.hand.added-during-the-chain) */
const mayStillCome = (table: Table, { from, on }: TriggerEffect): boolean =>
  table.state.chain.length > 0 &&
  from.includes('hand') &&
  on.every((pattern) => !isOfPhase(pattern) && !('card' in pattern && isAboutItself(pattern.card)));
const hasMoved = (card: CardId, { happenings }: Moment): boolean =>
  happenings.some((happening) => happening.what === 'moved' && happening.card.card === card);
/** Of several that wait for "the next time" by the same text, one alone is used up. */
const collectAllLasting = (table: Table, lasting: readonly Lingering[], moment: Moment): void => {
  const used: Lingering[] = [];
  for (const each of lasting) {
    const isAnother = used.some(({ path, scene }) => path === each.path && scene.you === each.scene.you);
    if (!isAnother && collectLasting(table, each, moment)) used.push(each);
  }
  if (used.length > 0)
    write(
      table,
      'lingering',
      table.state.lingering.filter((each) => !used.includes(each)),
    );
};
const NO_LASTING: readonly Lingering[] = [];

/** What an effect has made happen each time, wherever its card is by now. Is it over with that? (wording.timing.each-time) */
const collectLasting = (table: Table, { path, scene }: Lingering, moment: Moment): boolean => {
  // The path leads to an `apply` action or an oath: both have `modifiers`.
  const { modifiers } = table.pool.partAt(path) as Oath;
  let isOver = false;
  modifiers.forEach((modifier, at) => {
    const met = modifier.modifies === 'each-time' ? matchedIn(table, moment, [modifier.on], scene) : null;
    if (!met) return;
    const reaction: PendingReaction = {
      card: scene.source,
      effect: scene.effect,
      player: scene.you,
      event: met.event,
      noted: { ...scene.noted, ...notedOf(met.happening) },
      links: scene.bound,
      path: `${path}/modifiers/${at}/does`,
    };
    write(table, 'reactions', [...table.state.reactions, reaction]);
    if (modifier.modifies === 'each-time' && modifier.once) isOver = true;
  });
  return isOver;
};

/** Goes back to what could be answered before: all of it has been looked at. */
export const restoreMoments = (table: Table, moments: readonly Moment[]): void => {
  closeMoment(table);
  write(table, 'moments', moments);
  write(table, 'momentSeen', moments.at(-1)?.happenings.length ?? 0);
};

/** Forgets what happened: the window for answering it has closed. (chains.window.attack-declaration-one-chain) */
export const forgetMoments = (table: Table): void => {
  closeMoment(table);
  if (table.state.moments.length > 0) write(table, 'moments', []);
};

interface Met {
  readonly event: readonly Bound[];
  readonly happening: Happening;
}
const matchedIn = (
  table: Table,
  moment: Moment,
  patterns: readonly EventPattern[],
  scene: Scene,
): Met | null => {
  const met: Met[] = [];
  for (const pattern of patterns) {
    if (pattern.event === 'phase' || !isAloneIn(moment, pattern)) continue;
    const found: Met[] = [];
    for (const happening of moment.happenings) {
      const event = matchEvent(table, pattern, happening, scene);
      if (event) found.push({ event, happening });
    }
    if (pattern.event !== 'summoned' || found.length >= (pattern.atLeast ?? 0)) met.push(...found);
  }
  const last = met.at(-1);
  return last ? { event: gather(met, ({ event }) => event), happening: last.happening } : null;
};

/** Where a text says "and no other cards": did exactly one card go that way? */
const isAloneIn = ({ happenings }: Moment, pattern: EventPattern): boolean =>
  pattern.event !== 'moved' ||
  !pattern.alone ||
  happenings.filter((each) => each.what === 'moved' && pattern.to?.includes(each.to)).length === 1;

/** Is the card where an effect with this `from` can be used, face-up if that is on the field? */
export const isIn = (table: Table, card: CardId, from: readonly Zone[]): boolean => {
  const { zone, face } = cardOf(table, card);
  return (
    from.includes(zone) &&
    (face === 'up' || !isUnknown(zone)) &&
    !isSleeping(table, card) &&
    (table.state.summoning === null || !isSummonedWhereItIs(table, card))
  );
};
/** Where a face-down card has no effect. (movement.banish.face-down-is-unknown) */
const isUnknown = (zone: Zone): boolean => isFieldZone(zone) || zone === 'banished';

/**
 * An effect can be activated at the moment it waits for (effects.trigger.flip.when-turned-face-up, wording.timing.flip), with
 * exceptions in battle:
 * being flipped by an attack waits until after damage calculation, destruction by battle until the end of the Damage Step.
 * (effects.trigger.flip.attacked-activates-after-damage-calculation,
 * damage-step.before-calculation.face-down-monster-is-turned-face-up, damage-step.calculation.destroyed-by-battle-conditions-are-judged-here,
 * damage-step.after-calculation.destroys-by-battle-and-banishes, wording.battle.destroys-and-banish-timing) So a flip effect
 * shares its Chain with the Trigger Effects of that
 * timing. (effects.negate.after-damage-calculation-trigger)
 */
const notBefore = (happening: Happening): Timing | null => {
  if (happening.what === 'flipped' && happening.by === 'battle') return 'after-damage-calculation';
  if (happening.what === 'battle-damage') return 'after-damage-calculation';
  return happening.what === 'destroyed-by-battle' ? 'damage-step-end' : null;
};

/**
 * Did the card come off the field in this very moment? Then it was not there yet while the rest happened, and does not
 * answer what happened to other cards. (wording.style.while-plus-trigger, faq.simultaneous.watcher-must-be-there-before)
 */
const cameNow = (table: Table, card: CardId, moment: Moment): boolean =>
  !isFieldZone(cardOf(table, card).zone) && hasMoved(card, moment);

/**
 * Has it gone back to the Deck, or face-down to the Extra Deck, although its text does not wait for just that? Then nothing of it is
 * activated. (movement.to-deck.returned-card-activates-nothing, faq.leaving.returned-to-the-hand-it-can-trigger)
 */
const wentIntoHiding = (table: Table, card: CardId, pattern: EventPattern): boolean => {
  const { zone, face } = cardOf(table, card);
  if (zone !== 'deck' && !(zone === 'extra' && face === 'down')) return false;
  const to = pattern.event === 'moved' ? pattern.to : undefined;
  return to === undefined || to.some((each) => each !== 'deck' && each !== 'extra' && each !== 'hand');
};

const collectTriggers = (table: Table, card: CardId, moment: Moment): void => {
  for (const trigger of definitionOf(table, card).triggers) {
    const { effect, index } = trigger;
    const isElsewhere = !isIn(table, card, effect.from);
    if (isElsewhere && !mayStillCome(table, effect)) continue;
    if (!table.look.hasEffect(table, card, index)) continue;
    const scene = transientScene(table, card, index);
    notePrelude(table, card, { effect, index }, moment);
    const isLate =
      hasMoved(card, moment) && isOneOf(zonesIn(effect.evenIfLater ?? []), cardOf(table, card).zone);
    const isNew = !isLate && cameNow(table, card, moment);
    const awaited = effect.on.filter(
      (pattern) =>
        !isOfPhase(pattern) &&
        (!isNew || !('card' in pattern) || isAboutItself(pattern.card)) &&
        !wentIntoHiding(table, card, pattern),
    );
    const met = isLate ? lastMatchOf(table, awaited, scene) : matchedIn(table, moment, awaited, scene);
    if (!met) continue;
    const pending: PendingTrigger = {
      card: scene.source,
      effect: index,
      player: scene.you,
      moment: moment.number,
      event: met.event,
      noted: notedOf(met.happening),
      notBefore: notBefore(met.happening),
      isPublic: cardOf(table, card).face === 'up' && cardOf(table, card).zone !== 'hand',
      heldBackAt: null,
      ...(isElsewhere && { elsewhere: true as const }),
    };
    write(table, 'pending', withPending(table, pending, trigger));
  }
};

/**
 * With one more that waits. An effect that is activated each time waits once for each moment; of another a single activation is about all that
 * has happened, and about the last of it where a later event makes it miss the earlier ones. (faq.trigger.several-times-in-one-chain.each-time,
 * faq.trigger.several-times-in-one-chain.others-once)
 */
const withPending = (
  table: Table,
  pending: PendingTrigger,
  { effect, index, isEachTime }: Triggered,
): readonly PendingTrigger[] => {
  const isOne = (other: PendingTrigger): boolean =>
    other.card.card === pending.card.card &&
    other.effect === index &&
    (isStill(table, other.card) || other.elsewhere === true);
  const replaced = table.state.pending.filter(
    (other) => isOne(other) && (!isEachTime || other.moment === pending.moment),
  );
  const others = table.state.pending.filter((other) => !replaced.includes(other));
  const earlier = effect.use === 'when-you-can' ? [] : gather(replaced, ({ event }) => event);
  return [...others, { ...pending, event: [...earlier, ...pending.event] }];
};

/** The card has come to the hand: what happened in this Chain before is answered as if it had been there all along. (faq.trigger.hand.added-during-the-chain) */
export const awakenInHand = (table: Table, card: CardId): void => {
  const { pending } = table.state;
  if (!pending.some((each) => each.elsewhere && each.card.card === card)) return;
  write(
    table,
    'pending',
    pending.map((each) => {
      if (!each.elsewhere || each.card.card !== card) return each;
      const { elsewhere: _, ...here } = each;
      return { ...here, card: boundTo(table, card) };
    }),
  );
};

/** Is what it waits for what happened, seen from where its card is now? What is no longer known of counts. */
export const isMetFor = (table: Table, { card, effect: index, moment: number }: PendingTrigger): boolean => {
  const effect = definitionOf(table, card.card).card.effects[index];
  const moment = table.state.moments.find((each) => each.number === number);
  if (effect?.effect !== 'trigger' || moment === undefined) return true;
  const awaited = effect.on.filter((pattern) => !isOfPhase(pattern));
  return matchedIn(table, moment, awaited, transientScene(table, card.card, index)) !== null;
};

/** What has happened since the last window, and is still waited for where the card has come now. */
const lastMatchOf = (table: Table, patterns: readonly EventPattern[], scene: Scene): Met | null =>
  gather(table.state.moments, (moment) => matchedIn(table, moment, patterns, scene) ?? []).at(-1) ?? null;

/** Has that happened to the card after which a phase is waited for? From then on such phases are counted. */
const notePrelude = (
  table: Table,
  card: CardId,
  { effect, index }: Numbered<TriggerEffect>,
  moment: Moment,
): void => {
  for (const pattern of effect.on) {
    if (pattern.event !== 'phase' || !pattern.after) continue;
    if (!matchedIn(table, moment, [pattern.after], transientScene(table, card, index))) continue;
    const written = writeCard(table, card);
    written.tallies = { ...written.tallies, [index]: 1 };
  }
};

/** Where the card was in the moment: if it moved in it, before it moved. */
const wasIn = (table: Table, card: CardId, effect: UnclassifiedEffect, moment: Moment): boolean => {
  for (const happening of moment.happenings)
    if (happening.what === 'moved' && happening.card.card === card && effect.on.event === 'moved') {
      const { zone, face } = happening.before;
      return effect.from.includes(zone) && (face === 'up' || !isFieldZone(zone));
    }
  return isIn(table, card, effect.from);
};

/** Checks once more for what happens by itself at this timing and has not been applied at it. (damage-step.calculation.unchained-modifiers-apply-once) */
export const reactAgain = (table: Table, happening: HappeningOf<'timing-began'>): void => {
  const moment: Moment = { number: table.state.nextMoment, happenings: [happening] };
  const isApplied = (card: CardId, index: number): boolean =>
    table.state.lingering.some(
      ({ until, scene }) =>
        until === 'end-of-damage-calculation' && scene.source.card === card && scene.effect === index,
    );
  for (const card of table.sorts.reactiveTo(eventsIn(moment.happenings)))
    collectReactions(table, card, moment, isApplied);
};

/** What is applied without a Chain at a timing that passes inside an effect, where nothing can be activated. (damage-step.during-resolution.damage-calculation-inside-an-effect) */
export const reactInside = (table: Table, happening: HappeningOf<'timing-began'>): void => {
  const moment: Moment = { number: table.state.nextMoment, happenings: [happening] };
  for (const card of table.sorts.reactiveTo(eventsIn(moment.happenings)))
    collectReactions(table, card, moment);
  if (!table.sorts.modifiers.has('each-time')) return;
  collectAllLasting(table, table.state.lingering, moment);
};

const collectReactions = (
  table: Table,
  card: CardId,
  moment: Moment,
  leaveOut: (card: CardId, index: number) => boolean = () => false,
): void => {
  for (const { effect, index } of definitionOf(table, card).unclassified) {
    if (!wasIn(table, card, effect, moment) || leaveOut(card, index)) continue;
    if (!table.look.hasEffect(table, card, index)) continue;
    const scene = transientScene(table, card, index);
    const left = moment.happenings.find((each) => each.what === 'moved' && each.card.card === card);
    const links = left?.what === 'moved' ? left.before.links : cardOf(table, card).links;
    const host = left?.what === 'moved' ? left.before.host : null;
    const bound = {
      ...Object.fromEntries(Object.entries(links).map(([name, bounds]) => [`linked:${name}`, bounds])),
      ...(host && { [WAS_EQUIPPED]: [host] }),
    };
    const linkedScene: Scene = { ...scene, bound };
    const met = matchedIn(table, moment, [effect.on], linkedScene);
    if (!met || !holds(table, effect.condition, withEvent(linkedScene, met.event))) continue;
    // Judged as the field was just before: what was negated then does nothing. (effects.negate.left-the-field-while-negated)
    // A monster's text about leaving is done all the same. (faq.leaving.a-monsters-lasting-text-applies-though-negated)
    const isMonster = definitionOf(table, card).monster !== null;
    if (met.happening.what === 'moved' && !isMonster && met.happening.before.negated.includes(card)) continue;
    const reaction: PendingReaction = {
      card: scene.source,
      effect: index,
      player: scene.you,
      event: met.event,
      noted: notedOf(met.happening),
      links: bound,
    };
    write(table, 'reactions', [...table.state.reactions, reaction]);
  }
};
