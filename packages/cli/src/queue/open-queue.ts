/** The queue of tasks in a Postgres, kept by pg-boss. Only those who play by the same rules share one. */
import { ENGINE_VERSION } from '@spellspeed/engine';
import PgBoss from 'pg-boss';
import { cardPool } from '../pool.ts';
import { messageOfThrown, Trouble } from '../trouble.ts';

export interface QueueOptions {
  readonly url: string;
  /** Where pg-boss has its tables. */
  readonly schema?: string;
}
export interface Queue {
  readonly boss: PgBoss;
  readonly name: string;
  readonly close: () => Promise<void>;
}
const SCHEMA = 'spellspeed_jobs';

/** Trouble where no Postgres answers. */
export const openQueue = async ({ url, schema = SCHEMA }: QueueOptions): Promise<Queue> => {
  const boss = new PgBoss({ connectionString: url, schema, schedule: false, supervise: false, max: 4 });
  // What is lost on the way is asked for again.
  boss.on('error', () => undefined);
  const name = `tasks-${ENGINE_VERSION}-${cardPool().hash.slice(0, 12)}`.replace(/[^\w.-]/g, '-');
  try {
    await boss.start();
    await boss.createQueue(name);
  } catch (thrown) {
    await boss.stop({ graceful: false }).catch(() => undefined);
    throw new Trouble(
      `The queue cannot be reached: ${messageOfThrown(thrown) || 'no Postgres answers there'}.`,
    );
  }
  return { boss, name, close: () => boss.stop({ graceful: false, wait: true }) };
};
