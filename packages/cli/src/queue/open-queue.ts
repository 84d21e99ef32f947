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

const begun = async ({ url, schema = SCHEMA }: QueueOptions, name: string): Promise<PgBoss> => {
  const boss = new PgBoss({ connectionString: url, schema, schedule: false, supervise: false, max: 4 });
  // What is lost on the way is asked for again.
  boss.on('error', () => undefined);
  try {
    await boss.start();
    await boss.createQueue(name);
    return boss;
  } catch (thrown) {
    await boss.stop({ graceful: false }).catch(() => undefined);
    throw thrown;
  }
};
/** Postgres ends one of two that wait for each other: several who make the tables at once. It may try again. */
const isDeadlock = (thrown: unknown): boolean =>
  typeof thrown === 'object' && thrown !== null && 'code' in thrown && thrown.code === '40P01';
const MOST_ATTEMPTS = 5;

/** Trouble where no Postgres answers. */
export const openQueue = async (where: QueueOptions): Promise<Queue> => {
  const name = `tasks-${ENGINE_VERSION}-${cardPool().hash.slice(0, 12)}`.replace(/[^\w.-]/g, '-');
  for (let attempt = 1; ; attempt++) {
    try {
      const boss = await begun(where, name);
      return { boss, name, close: () => boss.stop({ graceful: false, wait: true }) };
    } catch (thrown) {
      if (isDeadlock(thrown) && attempt < MOST_ATTEMPTS) continue;
      throw new Trouble(
        `The queue cannot be reached: ${messageOfThrown(thrown) || 'no Postgres answers there'}.`,
      );
    }
  }
};
