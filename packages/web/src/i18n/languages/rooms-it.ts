import cards from '../../cards/messages/it.json';
import decks from '../../decks/messages/it.json';
import replays from '../../replays/messages/it.json';
import rulings from '../../rulings/messages/it.json';
import told from '../../rulings/told/messages/it.json';
import watching from '../../watching/messages/it.json';
import type { RoomMessages } from '../messages.ts';

/** What the pages beside the duel say in Italian; loaded with the first of them. */
export const roomsInItalian: RoomMessages = {
  ...cards,
  ...decks,
  ...replays,
  ...rulings,
  ...told,
  ...watching,
};
