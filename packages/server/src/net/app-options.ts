/** What is needed to serve over HTTP. */
import type { CardPool } from '@spellspeed/engine';
import type { Logger } from 'pino';
import type { Mailer } from '../mail/mailer.ts';
import type { Metrics } from '../metrics.ts';
import type { Storage } from '../storage/storage.ts';
import type { Tournaments } from '../tournaments/tournaments.ts';

export interface AppOptions {
  readonly storage: Storage;
  readonly tournaments: Tournaments;
  readonly pool: CardPool;
  /** The rules of this node, by which it can play a Match again. */
  readonly rules: string;
  readonly metrics: Metrics;
  readonly logger: Logger;
  readonly trustProxy: boolean;
  /** The folder of the built page; null serves none. */
  readonly page: string | null;
  readonly isReady: () => Promise<boolean>;
  readonly signedOut: (account: string) => void;
  /** Of whoever runs the server; nothing for nobody. */
  readonly operatorKey: string;
  readonly mailer: Mailer;
  /** Where people open the page, without a slash at its end. */
  readonly site: () => string;
  /** Hears of every route that there is. */
  readonly onRoute?: (method: string, path: string) => void;
  /** New guests of one address in a minute. */
  readonly guestsPerMinute: number;
}
