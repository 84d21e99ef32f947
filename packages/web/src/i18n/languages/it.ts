import duel from '../../duel/messages/it.json';
import telling from '../../telling/messages/it.json';
import words from '../../words/messages/it.json';
import shell from '../messages/it.json';
import type { Messages } from '../messages.ts';

export const it: Messages = {
  ...shell,
  ...duel,
  ...telling,
  ...words,
};
