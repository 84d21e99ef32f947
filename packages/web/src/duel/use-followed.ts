import type { SeenCard } from '@spellspeed/engine';
import { useState } from 'react';
import type { Step } from '../host/types.ts';

type Handle = SeenCard['handle'];
/** Where a card has gone, if it moved in sight. */
const followed = (handle: Handle, steps: readonly Step[]): Handle =>
  steps
    .flatMap(({ occurrences }) => occurrences)
    .reduce<Handle>(
      (at, { event }) =>
        event.what === 'moved' && at !== null && event.formerHandle === at ? (event.card.handle ?? at) : at,
      handle,
    );

/** The handle of a card that is looked at; it stays the same card when the card moves. */
export const useFollowed = (news: readonly Step[]): readonly [Handle, (handle: Handle) => void] => {
  const [state, setState] = useState<{ readonly handle: Handle; readonly after: readonly Step[] }>({
    handle: null,
    after: news,
  });
  // What is selected was selected before the latest steps, or after them.
  const now = state.after === news ? state : { handle: followed(state.handle, news), after: news };
  if (now !== state) setState(now);
  return [now.handle, (handle) => setState({ handle, after: news })];
};
