import duel from '../../duel/messages/zh-Hans.json';
import telling from '../../telling/messages/zh-Hans.json';
import words from '../../words/messages/zh-Hans.json';
import shell from '../messages/zh-Hans.json';
import type { Messages } from '../messages.ts';

export const zhHans: Messages = {
  ...shell,
  ...duel,
  ...telling,
  ...words,
};
