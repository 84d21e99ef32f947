/** The card that the event of an effect happened to, where the text speaks of it in the place that it went to. */
import { type Effect, isActivated } from '../language/effect.ts';
import { waitsForGyOrBanished } from '../language/event.ts';
import { once } from '../language/once.ts';
import type { Reference } from '../language/reference.ts';
import { isStill } from '../state/cards-of.ts';
import { partsOf } from '../state/parts.ts';
import type { Bound, Scene } from '../state/scene.ts';
import { definitionOf, type Table } from '../state/table.ts';

const mentionsEvent = (part: unknown): boolean =>
  partsOf(part).some((inner) => 'ref' in inner && inner.ref === 'event');

/** "If … is sent to the GY": of a card that its own cost takes away it goes on speaking. (faq.moved.what-was-paid-may-have-moved-on) */
const speaksOfItThere = once(
  (effect: Effect): boolean =>
    isActivated(effect) &&
    'on' in effect &&
    Array.isArray(effect.on) &&
    effect.on.length > 0 &&
    effect.on.every(waitsForGyOrBanished) &&
    !effect.modes.some(({ cost }) => mentionsEvent(cost)),
);

/**
 * Was the card sent to the GY or banished, which the effect answers, and is it no longer there? Where the text answers that it was
 * destroyed, or left the field, it may have moved on. (faq.moved.sent-to-the-gy-must-still-be-there,
 * faq.moved.without-a-target-it-applies)
 */
export const hasLeftItsEvent = (table: Table, of: Reference, bound: Bound, scene: Scene): boolean => {
  if (of.ref !== 'event' || isStill(table, bound)) return false;
  const text = definitionOf(table, scene.source.card).card.effects[scene.effect];
  return text !== undefined && speaksOfItThere(text);
};
