import type { ComponentType } from 'react';
import { MoreWords } from './more-words.tsx';
import { ROOM_MESSAGES } from './room-messages.ts';

/** The page with the words of the pages beside the duel. */
export const inRooms = (Page: ComponentType): ComponentType => {
  const InRooms = () => (
    <MoreWords of={ROOM_MESSAGES}>
      <Page />
    </MoreWords>
  );
  return InRooms;
};
