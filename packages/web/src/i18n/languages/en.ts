import cards from '../../cards/messages/en.json';
import decks from '../../decks/messages/en.json';
import duel from '../../duel/messages/en.json';
import replays from '../../replays/messages/en.json';
import rulings from '../../rulings/messages/en.json';
import told from '../../rulings/told/messages/en.json';
import telling from '../../telling/messages/en.json';
import watching from '../../watching/messages/en.json';
import words from '../../words/messages/en.json';
import shell from '../messages/en.json';

/** Everything that the page says in English. The other languages say as much, or they do not compile. */
export const en = {
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
