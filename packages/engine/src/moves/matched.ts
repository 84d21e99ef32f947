/** Moments against what texts wait for. */
import { type EventPattern, isAboutItself } from '../language/event.ts';
import { matchEvent } from '../meaning/event.ts';
import { isBeingActivated, isSleeping, isSummonedWhereItIs } from '../state/cards-of.ts';
import type { Happening, Moment } from '../state/happening.ts';
import type { Bound, Scene } from '../state/scene.ts';
import { cardOf, type Table } from '../state/table.ts';
import { gather } from '../vocabulary/gather.ts';
import type { CardId } from '../vocabulary/ids.ts';
import { isFieldZone, type Zone } from '../vocabulary/zones.ts';

/** What an effect waits for has happened: which cards its text calls so, and in what it happened last. */
export interface Met {
  readonly event: readonly Bound[];
  readonly happening: Happening;
}
/** Is one of the patterns met in the moment? */
export const matchedIn = (
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
 * Does the text wait for other cards that leave, while its own card is still being activated? What leaves is seen as it leaves, by texts that
 * apply by then; what remains to be seen, as a Summon, is answered later. (effects.trigger.activated-card-sees-nothing-leave)
 */
export const seesNothingLeave = (table: Table, card: CardId, pattern: EventPattern): boolean =>
  pattern.event === 'moved' && !isAboutItself(pattern.card) && isBeingActivated(table, card);

/** Did the card move in this moment? */
export const hasMoved = (card: CardId, { happenings }: Moment): boolean =>
  happenings.some((happening) => happening.what === 'moved' && happening.card.card === card);
