import cards from '../../cards/messages/it.json';
import decks from '../../decks/messages/it.json';
import duel from '../../duel/messages/it.json';
import replays from '../../replays/messages/it.json';
import rulings from '../../rulings/messages/it.json';
import told from '../../rulings/told/messages/it.json';
import telling from '../../telling/messages/it.json';
import watching from '../../watching/messages/it.json';
import words from '../../words/messages/it.json';
import shell from '../messages/it.json';
import type { Messages } from '../messages.ts';

export const it: Messages = {
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
