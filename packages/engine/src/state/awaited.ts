/**
 * Which happenings a text's event can be at all. `meaning/event.ts` decides whether it is one; this only spares asking texts that wait
 * for something else. A property test compares the two.
 */
import type { EventName } from '../language/event.ts';
import type { Happening, HappeningName } from './happening.ts';

export const HAPPENINGS_OF: { readonly [E in EventName]: readonly HappeningName[] } = {
  moved: ['moved'],
  summoned: ['summoned'],
  'would-be-summoned': ['would-be-summoned'],
  'used-as-material': ['used-as-material'],
  flipped: ['flipped'],
  'position-changed': ['position-changed', 'turned-face-down'],
  'attack-declared': ['attack-declared'],
  'attack-involves': ['attack-declared'],
  'targeted-for-attack': ['targeted-for-attack'],
  'attack-negated': ['attack-stopped'],
  'was-targeted': ['was-targeted'],
  'effect-resolved': ['effect-resolved'],
  'battle-damage': ['battle-damage'],
  'effect-damage': ['effect-damage'],
  'life-points-gained': ['life-points-gained'],
  'destroyed-by-battle': ['destroyed-by-battle'],
  timing: ['timing-began'],
  'start-step-over': ['start-step-over'],
  phase: ['phase-began'],
  activated: ['activated'],
};

/** A set of events, one bit for each. */
export type Events = number;
const NAMES = Object.keys(HAPPENINGS_OF) as readonly EventName[];
const bitOf = (event: EventName): Events => 1 << NAMES.indexOf(event);
export const eventsOf = (events: readonly { readonly event: EventName }[]): Events =>
  events.reduce((set, { event }) => set | bitOf(event), 0);

const EVENTS_OF = new Map<HappeningName, Events>();
for (const event of NAMES)
  for (const happening of HAPPENINGS_OF[event])
    EVENTS_OF.set(happening, (EVENTS_OF.get(happening) ?? 0) | bitOf(event));

/** The events that one of these happenings can be. */
export const eventsIn = (happenings: readonly Happening[]): Events => {
  let set = 0;
  for (const { what } of happenings) set |= EVENTS_OF.get(what) ?? 0;
  return set;
};
