import duel from '../../duel/messages/en.json';
import telling from '../../telling/messages/en.json';
import words from '../../words/messages/en.json';
import shell from '../messages/en.json';

/** Everything that the page says in English. The other languages say as much, or they do not compile. */
export const en = {
  ...shell,
  ...duel,
  ...telling,
  ...words,
};
