/** The thread in which the bots of a node think, one after the other. */
import { parentPort, workerData } from 'node:worker_threads';
import { CARDS, PLAYABLE_CARDS } from '@spellspeed/cards';
import { createPool } from '@spellspeed/engine';
import type { FromThread, ThreadData, ToThread } from './messages.ts';
import { Thinker } from './thinker.ts';

const port = parentPort;
if (port === null) throw new Error('this is a thread of the server');
// Given by the node that has begun this thread.
const { pool: digest } = workerData as ThreadData;
const pool = [PLAYABLE_CARDS, CARDS].map((cards) => createPool(cards)).find(({ hash }) => hash === digest);
if (pool === undefined) throw new Error('the definitions are others than those of the node');

const now = (): number => performance.now();
const thinkers = new Map<string, Thinker>();
/** Tables at which a bot may be asked, each once, in the order in which they came. */
const waiting = new Set<string>();
const say = (what: FromThread): void => port.postMessage(what);

/** Between two thoughts what has come meanwhile is heard: nobody thinks about what is over. */
const thinkNext = (): void => {
  const [table] = waiting;
  if (table === undefined) return;
  waiting.delete(table);
  const thinker = thinkers.get(table);
  if (thinker?.isAsked) {
    say({ thinksAt: table });
    say({ at: table, deed: thinker.think() });
  }
  if (waiting.size > 0) setImmediate(thinkNext);
};
const lookAt = (table: string): void => {
  if (waiting.size === 0) setImmediate(thinkNext);
  waiting.add(table);
};

port.on('message', (message: ToThread) => {
  if ('rise' in message) thinkers.delete(message.rise);
  else if ('sit' in message) {
    const { sit, opening, log, seat } = message;
    thinkers.set(sit, new Thinker(opening, log, seat, { pool, now }));
    lookAt(sit);
  } else {
    thinkers.get(message.at)?.follow(message.entry);
    lookAt(message.at);
  }
});
