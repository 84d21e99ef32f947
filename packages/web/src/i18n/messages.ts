import type { en } from './languages/en.ts';
import type { roomsInEnglish } from './languages/rooms-en.ts';

/** What the first screen says: the duel and what is around it. Each feature brings its own file per language; `languages/` puts them together. */
export type Messages = typeof en;
/** What the pages beside the duel say: loaded with them. */
export type RoomMessages = typeof roomsInEnglish;
/** Every message; those of rooms are there inside `inRooms` alone. */
export type MessageId = keyof Messages | keyof RoomMessages;
