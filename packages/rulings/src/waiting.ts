/** Answers that wait for their questions. */
import type { EventCard, Player } from '@spellspeed/engine';
import type { CardName } from './card-name.ts';

/** Answers that the scenario gave in advance with a command. */
export interface Waiting {
  readonly player: Player;
  readonly targets: CardName[];
  readonly choices: CardName[];
  option: string | null;
  place: string | null;
  /** What has happened before the command: a choice that was the only one shows in what happened since. */
  readonly since: number;
  /** The cards that the command itself is about. */
  readonly subjects: readonly number[];
  /** Do its Tributes answer whether there are to be any? */
  readonly tributes: boolean;
  /** Are its choices the only ones, which the duel makes by itself? They answer no question that comes afterwards. */
  readonly isTakenAlone: boolean;
}
export const NOTHING_WAITS = {
  targets: [],
  choices: [],
  option: null,
  place: null,
  subjects: [],
  tributes: false,
  isTakenAlone: false,
};

export const isEventCard = (value: unknown): value is EventCard =>
  typeof value === 'object' && value !== null && 'handle' in value && 'passcode' in value;
