/** Under which names of the state a stay or a time stands, part by part: a new name does not compile until it is listed. */
import type { KeysTo } from '../state/keys-to.ts';
import type { DuelState } from '../state/state.ts';
import type { SceneId, Stamp, Stay } from '../vocabulary/ids.ts';
import { type KeySet, PLAIN } from './text.ts';

/** Scenes are numbered by the clock. */
type Time = Stamp | SceneId;
/** What counts them says nothing of the situation; when a card came to lie is said with its card. */
type WithStays = Omit<DuelState, 'nextStay'>;
type WithTimes = Omit<DuelState, 'clock' | 'cards'>;
type PartsWith<B, S> = {
  readonly [P in keyof S]: [KeysTo<B, Pick<S, P>>] extends [never] ? never : P;
}[keyof S];
type Keys<B, S> = {
  readonly [P in PartsWith<B, S>]: { readonly [key in KeysTo<B, Pick<S, P>>]: true };
};

const STAY = { stay: true } as const;
export const STAY_KEYS: Keys<Stay, WithStays> = {
  cards: { stay: true, attacked: true },
  battle: { stay: true, attacked: true },
  chain: STAY,
  scenes: STAY,
  lingering: STAY,
  tasks: STAY,
  moments: STAY,
  pending: STAY,
  reactions: STAY,
  held: STAY,
  admitted: STAY,
  silenced: STAY,
  summoning: STAY,
  history: STAY,
  frames: STAY,
};
const OF_SCENE = { since: true, id: true, resolving: true } as const;
export const TIME_KEYS: Keys<Time, WithTimes> = {
  battle: { determinedAt: true },
  chain: { scene: true },
  scenes: OF_SCENE,
  lingering: OF_SCENE,
  tasks: OF_SCENE,
  moments: { since: true },
  history: { at: true },
  frames: { since: true, scene: true, clock: true },
};

/** The names under which stays and times stand in a part. */
export const keysIn = (part: keyof DuelState): { readonly stays: KeySet; readonly times: KeySet } => ({
  stays: STAY_KEYS[part as keyof typeof STAY_KEYS] ?? PLAIN,
  times: TIME_KEYS[part as keyof typeof TIME_KEYS] ?? PLAIN,
});
