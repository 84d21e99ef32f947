/** A happening, with its words: what an effect waits for. */
import type { EventPattern } from '@spellspeed/engine/language';

/** A point in time needs no "quando". */
export interface Happening {
  readonly is: 'event' | 'time';
  readonly text: string;
}
export const event = (text: string): Happening => ({ is: 'event', text });
export const time = (text: string): Happening => ({ is: 'time', text });
export type EventOf<Name extends EventPattern['event']> = Extract<EventPattern, { event: Name }>;
