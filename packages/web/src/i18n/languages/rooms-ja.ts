import cards from '../../cards/messages/ja.json';
import decks from '../../decks/messages/ja.json';
import replays from '../../replays/messages/ja.json';
import rulings from '../../rulings/messages/ja.json';
import told from '../../rulings/told/messages/ja.json';
import watching from '../../watching/messages/ja.json';
import type { RoomMessages } from '../messages.ts';

/** What the pages beside the duel say in Japanese; loaded with the first of them. */
export const roomsInJapanese: RoomMessages = {
  ...cards,
  ...decks,
  ...replays,
  ...rulings,
  ...told,
  ...watching,
};
