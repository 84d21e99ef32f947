import cards from '../../cards/messages/zh-Hans.json';
import decks from '../../decks/messages/zh-Hans.json';
import duel from '../../duel/messages/zh-Hans.json';
import replays from '../../replays/messages/zh-Hans.json';
import rulings from '../../rulings/messages/zh-Hans.json';
import told from '../../rulings/told/messages/zh-Hans.json';
import telling from '../../telling/messages/zh-Hans.json';
import watching from '../../watching/messages/zh-Hans.json';
import words from '../../words/messages/zh-Hans.json';
import shell from '../messages/zh-Hans.json';
import type { Messages } from '../messages.ts';

export const zhHans: Messages = {
  ...cards,
  ...decks,
  ...shell,
  ...duel,
  ...watching,
  ...rulings,
  ...told,
  ...replays,
  ...telling,
  ...words,
};
