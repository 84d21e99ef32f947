/** The tables of a node: finds them, lays them, wakes them, hands them over. */
import { type CardPool, ENGINE_VERSION } from '@spellspeed/engine';
import type { MatchDeck } from '@spellspeed/match';
import { Bots, type BotsOptions } from '../bots/bots.ts';
import { deckFor } from '../deck.ts';
import { Pace } from '../net/pace.ts';
import { refuse, type TableRefusal } from '../protocol/refusal.ts';
import type { TableSettings } from '../protocol/values.ts';
import type { TableStatus } from '../storage/schema.ts';
import type { Storage } from '../storage/storage.ts';
import { type Act, type Opening, opening as openingSchema, type TablePlayer } from '../table/entry.ts';
import type { TableStage } from '../table/seated.ts';
import { finish } from './finish.ts';
import { newId, newSeed } from './ids.ts';
import { LiveTable } from './live-table.ts';
import { comeBack } from './snapshots.ts';
import { Writer, type WriterWatch } from './writer.ts';

export interface HostOptions {
  readonly storage: Storage;
  readonly node: string;
  readonly pool: CardPool;
  readonly watch: WriterWatch & { readonly acted: (act: Act['do']) => void };
  readonly now?: () => number;
  readonly sleepsAfter?: number;
  /** Entries from one snapshot of a table to the next. */
  readonly snapshotEvery?: number;
  readonly bots?: Pick<BotsOptions, 'file' | 'mostThinking' | 'pace'>;
}
/** Where a table is: here, on another node, or nowhere. */
export type Found =
  | { readonly here: LiveTable }
  | { readonly on: string }
  | { readonly refusal: TableRefusal };

const RENEWED_EVERY = 1000;
/** Of one account in a day. */
const MOST_WAITING = 10;
const A_DAY = 24 * 3_600_000;
/** Tables that one account lays at once, and in a second after that: also who takes each away again fills storage and memory. */
const LAID = [20, 1 / 5] as const;

const STATUS_OF: { readonly [stage in TableStage]: TableStatus } = {
  waiting: 'waiting',
  playing: 'playing',
  'older-rules': 'playing',
  over: 'over',
  closed: 'over',
};

export class Host {
  readonly #options: HostOptions;
  readonly #writer: Writer;
  readonly #tables = new Map<string, Promise<Found>>();
  readonly #live = new Set<LiveTable>();
  readonly #renewing: NodeJS.Timeout;
  readonly #laying = new Pace(...LAID);
  readonly rules: string;
  readonly bots: Bots;
  #isEnding = false;

  constructor(options: HostOptions) {
    this.#options = options;
    this.rules = `${ENGINE_VERSION} ${options.pool.hash}`;
    this.#writer = new Writer(options.storage, options.node, options.watch);
    this.bots = new Bots({ pool: options.pool.hash, failed: options.watch.failed, ...options.bots });
    this.#renewing = setInterval(() => void this.#renew().catch(options.watch.failed), RENEWED_EVERY);
    this.#renewing.unref();
  }
  /** A renewal that fails is tried again. What another node has taken is given up, so that those who are here come again. */
  async #renew(): Promise<void> {
    const tables = [...this.#live];
    const held = await this.#options.storage.renewLeases(
      this.#options.node,
      tables.map(({ id }) => id),
    );
    for (const table of tables) {
      const epoch = held.get(table.id) ?? table.epoch;
      if (!held.has(table.id) || epoch !== table.epoch) table.lose();
    }
  }
  get size(): number {
    return this.#live.size;
  }
  get awake(): number {
    return [...this.#live].filter((table) => !table.isAsleep).length;
  }
  #now(): number {
    return (this.#options.now ?? Date.now)();
  }

  /** Lays a table; its address is its name. */
  async open(
    host: { readonly id: string; readonly name: string },
    settings: TableSettings,
    deck: MatchDeck,
  ): Promise<{ readonly table: string } | { readonly refusal: TableRefusal }> {
    const since = this.#now() - A_DAY;
    if ((await this.#options.storage.waitingOf(host.id, since)) >= MOST_WAITING)
      return { refusal: refuse('full', `You have ${MOST_WAITING} tables to which nobody has come.`) };
    if (this.#laying.isTooFast(host.id)) return { refusal: refuse('too-fast') };
    return this.#lay(host, settings, deck);
  }
  async #lay(
    host: { readonly id: string; readonly name: string },
    settings: TableSettings,
    deck: MatchDeck,
  ): Promise<{ readonly table: string } | { readonly refusal: TableRefusal }> {
    const checked = deckFor(deck, settings);
    if ('faults' in checked) return { refusal: { ...refuse('deck'), faults: checked.faults } };
    const at = this.#now();
    const opening: Opening = {
      table: newId(),
      seed: newSeed(),
      settings,
      rules: this.rules,
      host: { account: host.id, name: host.name, deck: checked.deck },
      at,
    };
    await this.#options.storage.addTable({
      id: opening.table,
      opening: JSON.stringify(opening),
      host: host.id,
      entry: settings.entry,
      created_at: at,
    });
    return { table: opening.table };
  }

  /** Lays a table at which both sit already; gives its name. It waits for nobody, so it does not count as one that does. */
  async openFor(
    host: TablePlayer,
    guest: TablePlayer,
    settings: TableSettings,
  ): Promise<string | { readonly refusal: TableRefusal }> {
    const opened = await this.#lay({ id: host.account, name: host.name }, settings, host.deck);
    if ('refusal' in opened) return opened;
    const found = await this.find(opened.table);
    if (!('here' in found)) return { refusal: refuse('unavailable') };
    const joined = await found.here.act(null, { do: 'join', player: guest });
    return 'refusal' in joined ? joined : opened.table;
  }
  /** The table, if it is here already. */
  async here(id: string): Promise<LiveTable | null> {
    const found = await this.#tables.get(id)?.catch(() => undefined);
    return found && 'here' in found ? found.here : null;
  }
  /** `gone` are nodes that are known to be away: their tables may be taken. */
  async find(id: string, gone: readonly string[] = []): Promise<Found> {
    const known = this.#tables.get(id);
    if (known !== undefined) return known;
    const loading = this.#load(id, gone);
    this.#tables.set(id, loading);
    try {
      const found = await loading;
      if (!('here' in found)) this.#forget(id, loading);
      return found;
    } catch (thrown) {
      this.#forget(id, loading);
      throw thrown;
    }
  }
  /** Only what is here is kept; what others have may change hands at any time. */
  #forget(id: string, loading: Promise<Found>): void {
    if (this.#tables.get(id) === loading) this.#tables.delete(id);
  }

  async #load(id: string, gone: readonly string[]): Promise<Found> {
    const { storage, node, pool, watch } = this.#options;
    if (this.#isEnding) return { refusal: refuse('unavailable', 'This node is ending; come again.') };
    const stored = await storage.table(id);
    if (stored === null) return { refusal: refuse('no-such-table') };
    const taken = await storage.takeLease(id, node, gone);
    if ('heldBy' in taken) return { on: taken.heldBy };
    if ('held' in taken) return { refusal: refuse('unavailable') };
    const opening = openingSchema.parse(JSON.parse(stored.opening));
    const ownPool = opening.rules === this.rules ? pool : null;
    const { table, at } = await comeBack(opening, { storage, pool: ownPool, damaged: watch.failed });
    const isPlayed = table.stage === 'playing';
    const live = new LiveTable(opening, taken.epoch, table, {
      storage,
      writer: this.#writer,
      pool,
      rules: this.rules,
      now: () => this.#now(),
      ...(this.#options.sleepsAfter !== undefined && { sleepsAfter: this.#options.sleepsAfter }),
      snapshotEvery: this.#options.snapshotEvery,
      begun: (table) => this.bots.sit(table),
      forget: (lost) => {
        this.bots.rise(lost);
        this.#live.delete(lost);
        this.#tables.delete(id);
        // Whoever needs it next takes it at once.
        void storage.releaseLeases(node, [id]).catch(watch.failed);
      },
      onAct: watch.acted,
      failed: watch.failed,
    });
    this.#live.add(live);
    const status = STATUS_OF[table.stage];
    // It could not be written when it changed.
    if (status === 'over' && stored.status !== 'over') await finish(storage, table, at);
    else if (status !== stored.status) await storage.setStatus(id, status);
    // Whatever brought it here, nobody pays for it with time.
    if (isPlayed) await live.act(null, { do: 'resumed' });
    if (STATUS_OF[table.stage] === 'playing') this.bots.sit(live);
    return { here: live };
  }

  /** Writes all, and lets go of all tables, so that others take them at once. */
  async end(patience = 5000): Promise<void> {
    this.#isEnding = true;
    clearInterval(this.#renewing);
    await this.bots.end();
    const tables = [...this.#live];
    const ids = tables.map(({ id }) => id);
    await Promise.race([
      Promise.all(tables.map((table) => table.handOver())),
      new Promise((resolve) => setTimeout(resolve, patience).unref()),
    ]);
    await this.#writer.close(patience);
    await this.#options.storage.releaseLeases(this.#options.node, ids).catch(this.#options.watch.failed);
  }
}
