import cards from '../../cards/messages/ja.json';
import decks from '../../decks/messages/ja.json';
import duel from '../../duel/messages/ja.json';
import replays from '../../replays/messages/ja.json';
import rulings from '../../rulings/messages/ja.json';
import told from '../../rulings/told/messages/ja.json';
import telling from '../../telling/messages/ja.json';
import watching from '../../watching/messages/ja.json';
import words from '../../words/messages/ja.json';
import shell from '../messages/ja.json';
import type { Messages } from '../messages.ts';

export const ja: Messages = {
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
