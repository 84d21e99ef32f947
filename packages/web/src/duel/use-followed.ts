import type { SeenCard } from '@spellspeed/engine';
import { useState } from 'react';
import type { Step } from '../host/types.ts';

type Handle = SeenCard['handle'];
/** What is played in sight is looked at; where a card has gone that was looked at, if it moved in sight. */
export const followed = (handle: Handle, steps: readonly Step[]): Handle =>
  steps
    .flatMap(({ occurrences }) => occurrences)
    .reduce<Handle>((at, { event }) => {
      if (event.what === 'activated' || event.what === 'summoned')
        return event.card.passcode === null ? at : (event.card.handle ?? at);
      const isIt = event.what === 'moved' && at !== null && event.formerHandle === at;
      return isIt ? (event.card.handle ?? at) : at;
    }, handle);

interface Followed {
  readonly handle: Handle;
  readonly after: readonly Step[];
  /** Has somebody chosen it since? */
  readonly isOwn: boolean;
}
/**
 * The handle of the card that is looked at: the one that somebody chose, until something else is played; else the one that is asked about, or that was played last. It stays
 * the same card when the card moves.
 */
export const useFollowed = (
  news: readonly Step[],
  asked: Handle,
): readonly [Handle, (handle: Handle) => void] => {
  const [state, setState] = useState<Followed>({ handle: null, after: news, isOwn: false });
  // What is selected was selected before the latest steps, or after them.
  const now =
    state.after === news ? state : { handle: followed(state.handle, news), after: news, isOwn: false };
  if (now !== state) setState(now);
  const handle = now.isOwn ? now.handle : (asked ?? now.handle);
  return [handle, (chosen) => setState({ handle: chosen, after: news, isOwn: true })];
};
