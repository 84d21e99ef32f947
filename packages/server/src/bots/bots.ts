/** The bots that sit at tables of this node: they think in a thread of their own, and what they answer goes the way of a person's answer. */
import { randomInt } from 'node:crypto';
import type { LiveTable } from '../host/live-table.ts';
import type { Watcher } from '../host/watcher.ts';
import { type BotStrength, strengthOf } from '../protocol/bots.ts';
import type { Entry } from '../table/entry.ts';
import { type Deed, GIVES_UP } from './thinker.ts';
import { BotThread, type ThreadWorld } from './thread.ts';

/** Of a node, and of one person at once. */
export const MOST_BOTS = 100;
export const MOST_BOTS_OF_ACCOUNT = 3;
/** A bot takes the seat of who comes second. */
const PLAYER = 1;
/** Milliseconds from a question to its answer, at the least: what is passed on at once can be seen to happen. */
const PACE = 250;
/** How often the thread may fall while it thinks at one table. */
const MOST_FALLS = 2;
const AGAIN = 500;

export interface BotsOptions extends Pick<ThreadWorld, 'pool' | 'file' | 'mostThinking'> {
  readonly failed: (thrown: unknown) => void;
  readonly pace?: number;
}
interface Sitting {
  readonly table: LiveTable;
  readonly strength: BotStrength;
  readonly watcher: Watcher;
  /** Entries that came while the log was read; null when it has been. */
  early: Entry[] | null;
  toldAt: number;
  falls: number;
}

export class Bots {
  readonly #options: BotsOptions;
  readonly #sitting = new Map<string, Sitting>();
  readonly #thread: BotThread;
  #isEnding = false;

  constructor(options: BotsOptions) {
    this.#options = options;
    this.#thread = new BotThread({
      ...options,
      said: ({ at, deed }) => {
        const sitting = this.#sitting.get(at);
        if (sitting && deed) this.#byItself(sitting, this.#do(sitting, deed));
      },
      fallen: (table) => this.#begunAnew(table),
    });
  }
  /** Is there room for another bot of this person? */
  hasRoomFor(account: string): boolean {
    const own = [...this.#sitting.values()].filter(({ table }) => table.opening.host.account === account);
    return this.#sitting.size < MOST_BOTS && own.length < MOST_BOTS_OF_ACCOUNT;
  }
  get size(): number {
    return this.#sitting.size;
  }

  /** Sits down where a bot plays; nothing happens at other tables, or where it sits already. */
  sit(table: LiveTable): void {
    const guest = table.players?.[PLAYER] ?? null;
    const strength = guest && strengthOf(guest.account);
    if (guest === null || strength === null || this.#isEnding || this.#sitting.has(table.id)) return;
    const { account, name } = guest;
    const watcher: Watcher = { key: `bot:${table.id}`, account, name, lag: 0, tell: () => undefined };
    const sitting: Sitting = { table, strength, watcher, early: [], toldAt: 0, falls: 0 };
    this.#sitting.set(table.id, sitting);
    table.onEntry((entry) => this.#heard(sitting, entry));
    table.comesBack(account);
    this.#byItself(sitting, this.#tellAll(sitting));
  }
  rise(table: LiveTable): void {
    if (this.#sitting.delete(table.id)) this.#thread.post({ rise: table.id });
  }
  /** The thread gets the whole log, and then what is written after it. */
  async #tellAll(sitting: Sitting): Promise<void> {
    const { table, strength } = sitting;
    sitting.early = [];
    const log = await table.log();
    if (!this.#isAt(sitting)) return;
    const seat = { player: PLAYER, strength, seed: randomInt(2 ** 31) } as const;
    sitting.toldAt = performance.now();
    this.#thread.post({ sit: table.id, opening: table.opening, log, seat });
    // What the log had already is left out by whoever follows it.
    for (const entry of sitting.early) this.#thread.post({ at: table.id, entry });
    sitting.early = null;
  }
  #isAt(sitting: Sitting): boolean {
    return this.#sitting.get(sitting.table.id) === sitting;
  }
  #heard(sitting: Sitting, entry: Entry): void {
    if (!this.#isAt(sitting)) return;
    const { table, watcher, early } = sitting;
    sitting.toldAt = performance.now();
    if (early === null) this.#thread.post({ at: table.id, entry });
    else early.push(entry);
    if (entry.by === PLAYER) return;
    // It lets people take back what they may, and ends what nobody can go on with.
    if (entry.act.do === 'ask-undo')
      this.#byItself(sitting, table.act(watcher, { do: 'answer-undo', agrees: true }));
    if (entry.act.do === 'agree') this.#byItself(sitting, table.act(watcher, { do: 'agree' }));
  }
  /** What is refused was answered meanwhile, or taken back: it hears of it and thinks again. */
  async #do(sitting: Sitting, { question, act }: Deed): Promise<void> {
    const wait = sitting.toldAt + (this.#options.pace ?? PACE) - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait).unref());
    if (this.#isAt(sitting)) await sitting.table.act(sitting.watcher, act, question);
  }
  /** Where the storage does not answer it is tried again: the bot sits down anew. */
  #byItself(sitting: Sitting, doing: Promise<unknown>): void {
    doing.catch((thrown) => {
      this.#options.failed(thrown);
      setTimeout(() => {
        if (this.#isAt(sitting)) this.#byItself(sitting, this.#tellAll(sitting));
      }, AGAIN).unref();
    });
  }
  /** The thread has fallen. A bot at which it falls again and again gives the Duel up. */
  #begunAnew(thoughtAt: string | null): void {
    if (this.#isEnding) return;
    this.#options.failed(
      new Error(`the thread of the bots has ended, thinking at ${thoughtAt ?? 'no table'}`),
    );
    const sitting = this.#sitting.get(thoughtAt ?? '');
    if (sitting && ++sitting.falls >= MOST_FALLS) {
      sitting.falls = 0;
      this.#byItself(sitting, this.#do(sitting, GIVES_UP));
    }
    for (const each of this.#sitting.values()) each.early = [];
    setTimeout(() => {
      for (const each of this.#sitting.values()) this.#byItself(each, this.#tellAll(each));
    }, AGAIN).unref();
  }
  async end(): Promise<void> {
    this.#isEnding = true;
    this.#sitting.clear();
    await this.#thread.end();
  }
}
