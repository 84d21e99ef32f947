/** Triggers whose condition is met by a moment: they wait for the next window. */
import type { TriggerEffect } from '../language/effect.ts';
import { type EventPattern, isAboutItself, isOfPhase } from '../language/event.ts';
import { notedOf } from '../meaning/event-numbers.ts';
import { transientScene } from '../meaning/scene.ts';
import { boundTo, isStill } from '../state/cards-of.ts';
import { write, writeCard } from '../state/door.ts';
import type { Happening, Moment } from '../state/happening.ts';
import type { Numbered, Triggered } from '../state/pool-card.ts';
import type { Scene } from '../state/scene.ts';
import type { PendingTrigger } from '../state/state.ts';
import { cardOf, definitionOf, type Table } from '../state/table.ts';
import { gather } from '../vocabulary/gather.ts';
import type { CardId } from '../vocabulary/ids.ts';
import type { Timing } from '../vocabulary/phases.ts';
import { isFieldZone, isOneOf, zonesIn } from '../vocabulary/zones.ts';
import { isInNobodysTurn } from './both-sides.ts';
import { hasMoved, isIn, type Met, matchedIn, seesNothingLeave } from './matched.ts';

/** May its card still come to the hand in this Chain, from where it is activated? (faq.trigger.hand.added-during-the-chain) */
const mayStillCome = (table: Table, { from, on }: TriggerEffect): boolean =>
  table.state.chain.length > 0 &&
  from.includes('hand') &&
  on.every((pattern) => !isOfPhase(pattern) && !('card' in pattern && isAboutItself(pattern.card)));
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
 * answer what happened to other cards. (wording.style.while-plus-trigger, faq.simultaneous.watcher-must-be-there-before, faq.trigger.not-applying-yet.card-came-later)
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

export const collectTriggers = (table: Table, card: CardId, moment: Moment): void => {
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
        !seesNothingLeave(table, card, pattern) &&
        !(hasMoved(card, moment) && wentIntoHiding(table, card, pattern)),
    );
    const met = isLate ? lastMatchOf(table, awaited, scene) : matchedIn(table, moment, awaited, scene);
    if (!met || isInNobodysTurn(met.happening, effect.condition, scene)) continue;
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
