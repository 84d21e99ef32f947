import { parse } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';

/** `src/<feature>/messages/<language>.json`: ICU messages by id. */
const MESSAGES = /\/messages\/[\w-]+\.json$/;

/** Compiles ICU messages while the page is built, so that the page carries no parser of its own. */
export const icuMessages = (): Plugin => ({
  name: 'icu-messages',
  enforce: 'pre',
  transform(source, file) {
    if (!MESSAGES.test(file)) return null;
    const messages: Record<string, string> = JSON.parse(source);
    const compiled = Object.entries(messages).map(([id, message]) => {
      try {
        return [id, parse(message)];
      } catch (trouble) {
        throw new Error(`${file}: "${id}" is no ICU message: ${String(trouble)}\n${message}`);
      }
    });
    return { code: JSON.stringify(Object.fromEntries(compiled)), map: null };
  },
});
