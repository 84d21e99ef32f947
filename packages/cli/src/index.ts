/** For programs that run commands without a process of their own. */
export { run, TROUBLE_OF_OUR_OWN } from './main.ts';
export type { Paint, Terminal } from './terminal.ts';
