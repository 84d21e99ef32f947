import cards from '../../cards/messages/zh-Hans.json';
import decks from '../../decks/messages/zh-Hans.json';
import replays from '../../replays/messages/zh-Hans.json';
import rulings from '../../rulings/messages/zh-Hans.json';
import told from '../../rulings/told/messages/zh-Hans.json';
import watching from '../../watching/messages/zh-Hans.json';
import type { RoomMessages } from '../messages.ts';

/** What the pages beside the duel say in Chinese; loaded with the first of them. */
export const roomsInChinese: RoomMessages = {
  ...cards,
  ...decks,
  ...replays,
  ...rulings,
  ...told,
  ...watching,
};
