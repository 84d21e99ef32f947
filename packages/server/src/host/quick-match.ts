/** Brings together those who look for an opponent of like strength. Whoever looks waits at a table of their own and says every few seconds that they are there. */
import { type ClientMessageOf, quickSettings, type TableMessage } from '../protocol/client.ts';
import type { ServerMessage } from '../protocol/server.ts';
import { NEW_RATING } from '../rating/glicko2.ts';
import type { Seek } from '../storage/people.ts';
import type { Storage } from '../storage/storage.ts';
import type { Host } from './host.ts';
import type { Watcher } from './watcher.ts';

/** Whoever has not said so for so long is not there any more. */
const SEEN_WITHIN = 10_000;
/** So far apart they may be at once, and so much more for each second that the first of them has waited. */
const APART = 100;
const MORE_IN_A_SECOND = 20;

export interface QuickMatchWorld {
  readonly host: Host;
  readonly storage: Storage;
  /** Asks the node that has the table. */
  readonly route: (watcher: Watcher, message: TableMessage) => Promise<ServerMessage>;
  readonly now: () => number;
}
type Quick = ClientMessageOf<'quick'>;

export class QuickMatch {
  readonly #world: QuickMatchWorld;

  constructor(world: QuickMatchWorld) {
    this.#world = world;
  }
  /** The table to go to: of somebody who waits, or the own one, at which one waits. */
  async look(watcher: Watcher, message: Quick): Promise<ServerMessage> {
    const { storage, now } = this.#world;
    const kind = `best of ${message.bestOf}${message.rated ? ', rated' : ''}`;
    const own = await this.#own(watcher, message, kind);
    if ('answer' in own) return own.answer;
    const rating = (await storage.people.ratingOf(watcher.account))?.rating ?? NEW_RATING.rating;
    const seek = { account: watcher.account, kind, rating, since: own.since, table: own.table, seen: now() };
    await this.#put(seek);
    const found = await this.#goToOther(watcher, message, seek);
    return found ?? { type: 'done', re: message.re, table: own.table, waits: true };
  }
  #put({ table, ...seek }: Seek): Promise<void> {
    return this.#world.storage.people.putSeek({ table_id: table, ...seek });
  }
  /** The table of somebody who was there before; null where nobody fits. */
  async #goToOther(watcher: Watcher, message: Quick, own: Seek): Promise<ServerMessage | null> {
    const { storage } = this.#world;
    const all = await storage.people.seeks(own.kind, own.seen - SEEN_WITHIN);
    // Who has come later goes to who was there before: so two never go to each other's table, or none.
    const before = all.slice(
      0,
      Math.max(
        0,
        all.findIndex(({ table }) => table === own.table),
      ),
    );
    const apart = await storage.people.apartFrom(own.account);
    const near = before.filter(
      (seek) =>
        seek.account !== own.account && !apart.has(seek.account) && areNear(seek, own.rating, own.seen),
    );
    if (near.length === 0) return null;
    // First nobody may sit down at the own table any more; if somebody has, that is where to go.
    if (!(await this.#end(watcher, own.table, message.re)))
      return { type: 'done', re: message.re, table: own.table };
    for (const { table } of near)
      if (await this.#sitDown(watcher, message, table)) return { type: 'done', re: message.re, table };
    // Others were quicker everywhere: the place in the row is kept.
    const opened = await this.#open(watcher, message);
    if ('answer' in opened) return opened.answer;
    await this.#put({ ...own, table: opened.table });
    return { type: 'done', re: message.re, table: opened.table, waits: true };
  }
  /** The table at which this player waits already, or a new one. */
  async #own(
    watcher: Watcher,
    message: Quick,
    kind: string,
  ): Promise<{ readonly table: string; readonly since: number } | { readonly answer: ServerMessage }> {
    const { storage, now } = this.#world;
    const { re } = message;
    const seek = await storage.people.seekOf(watcher.account);
    if (seek !== null) {
      const isThere = seek.kind === kind && now() - seek.seen < SEEN_WITHIN;
      const status = (await storage.table(seek.table))?.status;
      if (isThere && status === 'waiting') return seek;
      await this.#end(watcher, seek.table, re);
      // Somebody has sat down meanwhile: that is where to go.
      if (isThere && status === 'playing') return { answer: { type: 'done', re, table: seek.table } };
    }
    const opened = await this.#open(watcher, message);
    return 'answer' in opened ? opened : { table: opened.table, since: now() };
  }
  async #open(
    { account, name }: Watcher,
    { re, bestOf, rated, deck }: Quick,
  ): Promise<{ readonly table: string } | { readonly answer: ServerMessage }> {
    const settings = quickSettings(bestOf, rated);
    const opened = await this.#world.host.open({ id: account, name }, settings, deck);
    if ('table' in opened) return opened;
    return { answer: { type: 'refused', re, refusal: opened.refusal } };
  }
  async #sitDown(watcher: Watcher, { re, deck }: Quick, table: string): Promise<boolean> {
    const answer = await this.#world.route(watcher, { type: 'join', re, table, deck });
    // The other learns of it by asking again, so the seek stays; who asks for it next is refused the seat.
    return answer.type === 'done';
  }
  /** The table is not waited at any more. Not so if somebody has sat down: then it is played at. */
  async #end(watcher: Watcher, table: string, re: number): Promise<boolean> {
    await this.#world.storage.people.endSeek(table);
    return (await this.#world.route(watcher, { type: 'close', re, table })).type === 'done';
  }
}
const areNear = (seek: Seek, rating: number, at: number): boolean =>
  Math.abs(seek.rating - rating) <= APART + (MORE_IN_A_SECOND * Math.max(0, at - seek.since)) / 1000;
