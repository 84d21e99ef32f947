/** The public surface of the server: it is run. What is said to it is at the other door, `protocol.ts`. */
export { PROTOCOLS } from './protocol/values.ts';
export { type RunOptions, runServer } from './run.ts';
export type { RunningServer } from './server.ts';
