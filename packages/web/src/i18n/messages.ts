import type { en } from './languages/en.ts';

/** Every message of the page. Each feature brings its own file per language; `languages/` puts them together. */
export type Messages = typeof en;
export type MessageId = keyof Messages;
