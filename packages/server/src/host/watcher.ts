/** Somebody who is connected to a table, here or through another node. */
import type { ServerMessage } from '../protocol/server.ts';

export interface Watcher {
  /** Of this connection; nobody else has it. */
  readonly key: string;
  readonly account: string;
  readonly name: string;
  /** Milliseconds to the client and back, as its node measured it. */
  readonly lag: number;
  readonly tell: (message: ServerMessage) => void;
}
