import duel from '../../duel/messages/ja.json';
import telling from '../../telling/messages/ja.json';
import words from '../../words/messages/ja.json';
import shell from '../messages/ja.json';
import type { Messages } from '../messages.ts';

export const ja: Messages = {
  ...shell,
  ...duel,
  ...telling,
  ...words,
};
