import words from '../../words/messages/ja.json';
import shell from '../messages/ja.json';
import type { Messages } from '../messages.ts';

export const ja: Messages = { ...shell, ...words };
