/** A table that lives on this node: it takes what players send, writes it down, and tells everybody when it is durable. */
import type { CardPool, Player } from '@spellspeed/engine';
import { type RefusalReason, refuse, type TableRefusal } from '../protocol/refusal.ts';
import type { ServerMessage } from '../protocol/server.ts';
import type { Storage } from '../storage/storage.ts';
import {
  type Act,
  type Draft,
  type Entry,
  entry as entrySchema,
  type Opening,
  type TablePlayer,
} from '../table/entry.ts';
import type { Table } from '../table/table.ts';
import { Chat } from './chat.ts';
import { finish } from './finish.ts';
import { Present } from './present.ts';
import { Recent } from './recent.ts';
import { Rematch } from './rematch.ts';
import { comeBack, Snapshots } from './snapshots.ts';
import { Spectators } from './spectators.ts';
import { newsMessage, otherThan, saidMessage, tableMessage } from './table-message.ts';
import type { Watcher } from './watcher.ts';
import type { Writer } from './writer.ts';

/** An answer that was on its way when the time ran out still counts. */
const LATE = 600;
/** A table where nobody has done anything for so long sleeps: its log is in the storage. */
const SLEEPS_AFTER = 60_000;
const AGAIN = 1000;

export interface LiveTableWorld {
  readonly storage: Storage;
  readonly writer: Writer;
  readonly pool: CardPool;
  /** The rules of this node; a table of others is not gone on with. */
  readonly rules: string;
  readonly now: () => number;
  readonly sleepsAfter?: number;
  readonly snapshotEvery?: number | undefined;
  /** The table belongs to another node, or nobody needs it any more. */
  readonly forget: (table: LiveTable) => void;
  /** Both sit, and the Match has begun. */
  readonly begun: (table: LiveTable) => void;
  readonly onAct: (act: Act['do']) => void;
  /** The storage did not answer where nobody waits for it. */
  readonly failed: (thrown: unknown) => void;
}
export type Outcome = { readonly entry: number } | { readonly refusal: TableRefusal };
const refused = (reason: RefusalReason, message?: string): Outcome => ({ refusal: refuse(reason, message) });
const LOST = refused('unavailable', 'The table has gone to another node; come to it again.');

export class LiveTable {
  readonly opening: Opening;
  readonly epoch: number;
  readonly #world: LiveTableWorld;
  #table: Table | null;
  #recent = new Recent();
  readonly #snapshots: Snapshots;
  readonly #present = new Present((player) => this.#byItself(this.act(null, { do: 'away', player })));
  #spectators: Spectators | null = null;
  /** Acts are taken one after another. */
  #turn: Promise<unknown> = Promise.resolve();
  /** The last write; when it is done, all before it are. */
  #written: Promise<unknown> = Promise.resolve();
  #lastAt = 0;
  #isLost = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(opening: Opening, epoch: number, table: Table, world: LiveTableWorld) {
    this.opening = opening;
    this.epoch = epoch;
    this.#table = table;
    this.#world = world;
    this.#snapshots = new Snapshots(table.last, world.snapshotEvery);
    this.#plan();
  }
  get id(): string {
    return this.opening.table;
  }
  get isAsleep(): boolean {
    return this.#table === null;
  }
  get connected(): number {
    return this.#present.size + (this.#spectators?.size ?? 0);
  }

  /** Does something for a player, or for the server itself; done when it is durable and told. */
  async act(by: Watcher | null, act: Act, question: number | null = null): Promise<Outcome> {
    const written = await this.#inTurn(async () => {
      const table = await this.#awake();
      if (this.#isLost) return LOST;
      const seat = by === null || act.do === 'join' ? null : table.seatOf(by.account);
      if (by !== null && seat === null && act.do !== 'join')
        return refused('not-yours', 'You do not play at this table.');
      const at = Math.max(this.#world.now(), this.#lastAt);
      return this.#take(table, { at, by: seat, question, lag: by?.lag ?? 0, act });
    });
    return 'tell' in written ? written.tell : written;
  }
  /** Gives what is to be waited for outside of the turn: meanwhile others may act. */
  #take(table: Table, draft: Draft): Outcome | { readonly tell: Promise<Outcome> } {
    const after = table.last;
    const taken = table.take(draft);
    if ('refusal' in taken) return taken;
    const { entry } = taken;
    this.#lastAt = entry.at;
    this.#recent.add(entry.n, [table.events(0), table.events(1)]);
    const isNew = draft.act.do === 'join';
    const messages = ([0, 1] as const).map((player) =>
      isNew ? this.#whole(table, player) : this.#news(table, player, after, entry.at),
    );
    const isOver = table.stage === 'over' || table.stage === 'closed';
    const snapshot = this.#snapshots.take(entry, table);
    const write = this.#world.writer.write({
      table_id: this.id,
      n: entry.n,
      epoch: this.epoch,
      question: entry.question,
      seat: entry.by,
      entry: JSON.stringify(entry),
    });
    const tell = write.then((written): Outcome => {
      if (written === 'lost') {
        this.lose();
        return LOST;
      }
      this.#tell(entry, messages);
      if (snapshot) void this.#world.storage.saveSnapshot(this.id, snapshot).catch(this.#world.failed);
      if (isOver) this.#finish(table, entry.at);
      else if (isNew) {
        void this.#world.storage.setStatus(this.id, 'playing').catch(() => undefined);
        this.#world.begun(this);
      }
      return { entry: entry.n };
    });
    this.#written = tell;
    this.#plan();
    return { tell };
  }
  /** Tried until it is noted; if the node falls before, whoever comes to the table next has it noted. */
  #finish(table: Table, at: number): void {
    finish(this.#world.storage, table, at).catch((thrown) => {
      this.#world.failed(thrown);
      setTimeout(() => this.#finish(table, at), AGAIN).unref();
    });
  }
  #tell(entry: Entry, messages: readonly ServerMessage[]): void {
    this.#present.tell((player) => messages[player]);
    this.#spectators?.push(entry);
    this.#follows?.(entry);
    this.#world.onAct(entry.act.do);
  }

  /** A bot that sits here hears of every entry when it is durable. */
  onEntry(follows: (entry: Entry) => void): void {
    this.#follows = follows;
  }
  #follows: ((entry: Entry) => void) | null = null;

  /** Somebody comes: who plays here gets what is missing, or the whole; others watch, where they may. */
  async enter(watcher: Watcher, last: number): Promise<Outcome> {
    const outcome = await this.#inTurn(async (): Promise<Outcome> => {
      const table = await this.#awake();
      // What is told is durable.
      await this.#written;
      if (this.#isLost) return LOST;
      const player = table.seatOf(watcher.account);
      if (player === null) return this.#watch(watcher, table);
      this.#present.enter(watcher, player);
      watcher.tell(this.#missing(table, player, last));
      return { entry: table.last };
    });
    if ('entry' in outcome) this.comesBack(watcher.account);
    return outcome;
  }
  comesBack(account: string): void {
    const player = this.#table?.seatOf(account) ?? null;
    if (player !== null && this.#table?.isAway(player))
      this.#byItself(this.act(null, { do: 'back', player }));
  }
  #missing(table: Table, player: Player, last: number): ServerMessage {
    const events = last >= 0 ? this.#recent.after(last, player) : null;
    if (events === null) return this.#whole(table, player);
    return newsMessage(this.id, player, {
      after: last,
      events,
      course: table.course(player, this.#world.now()),
    });
  }
  async #watch(watcher: Watcher, table: Table): Promise<Outcome> {
    const { spectators } = this.opening.settings;
    if (table.stage === 'waiting') {
      watcher.tell(tableMessage(this.opening, table.players, null, table.course(0, this.#world.now())));
      return { entry: -1 };
    }
    if (spectators === null) return refused('no-spectators');
    // It plays the whole log again, so it follows while the table is awake, whoever comes and goes.
    this.#spectators ??= new Spectators(this.opening, await this.log(), spectators * 1000, this.#pool);
    if (this.#spectators.isFull) return refused('full', 'Too many watch this table already.');
    this.#spectators.add(watcher);
    watcher.tell(tableMessage(this.opening, this.#spectators.players, null, this.#spectators.course()));
    return { entry: -1 };
  }
  /** Somebody goes, or the connection is lost. */
  leave(key: string): void {
    this.#spectators?.remove(key);
    this.#present.leave(key);
  }
  /** Passes on what one player says to both; only to the one who says it where the other does not want to hear it. */
  say(by: Watcher, text: string, isUnwanted: boolean): Outcome {
    const seat = this.#present.playerOf(by.key);
    if (seat === undefined) return refused('not-yours', 'You do not play at this table.');
    if (!this.#chat.add(seat, { account: by.account, name: by.name }, text)) return refused('too-fast');
    const message = saidMessage(this.id, by, text);
    this.#present.tell((player) => (!isUnwanted || player === seat ? message : undefined));
    return { entry: -1 };
  }
  readonly #chat = new Chat();
  /** The other player, and what was said, for a report. */
  async reported(by: Watcher): Promise<Outcome | { readonly about: string; readonly said: string }> {
    const other = otherThan(by.account, (await this.#inTurn(() => this.#awake())).players);
    if (other === null) return refused('not-yours', 'You do not play at this table.');
    return { about: other, said: this.#chat.text() };
  }
  get players(): Table['players'] | null {
    return this.#table?.players ?? null;
  }
  /** Somebody would like to play the same again; gives both as they sat when both do. */
  async rematch(by: Watcher): Promise<Outcome | { readonly players: readonly [TablePlayer, TablePlayer] }> {
    const table = await this.#inTurn(() => this.#awake());
    const seat = this.#present.playerOf(by.key);
    const asked = this.#rematch.ask(seat, table);
    if ('refusal' in asked) return asked;
    if (asked.is === 'noted' && seat !== undefined) this.tellRematch(seat, null);
    return asked.is === 'noted' && asked.players !== null ? { players: asked.players } : { entry: -1 };
  }
  readonly #rematch = new Rematch();
  tellRematch(by: Player, next: string | null): void {
    this.#rematch.isAt(next);
    const message: ServerMessage = { type: 'rematch', table: this.id, by, next };
    this.#present.tell(() => message);
  }

  #news(table: Table, player: Player, after: number, at: number): ServerMessage {
    const [events, course] = [table.events(player), table.course(player, at)];
    return newsMessage(this.id, player, { after, events, course });
  }
  #whole(table: Table, player: Player): ServerMessage {
    return tableMessage(this.opening, table.players, player, table.course(player, this.#world.now()));
  }
  /** Nobody waits for it. What fails is tried again a little later. */
  #byItself(doing: Promise<unknown>): void {
    doing.catch((thrown) => {
      this.#world.failed(thrown);
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => this.#byItself(this.#look()), AGAIN);
      this.#timer.unref();
    });
  }
  #inTurn<T>(what: () => Promise<T>): Promise<T> {
    const result = this.#turn.then(what);
    this.#turn = result.catch(() => undefined);
    return result;
  }
  get #pool(): CardPool | null {
    return this.opening.rules === this.#world.rules ? this.#world.pool : null;
  }
  /** All that is written down. */
  async log(): Promise<readonly Entry[]> {
    await this.#written;
    const rows = await this.#world.storage.entries(this.id, -1);
    return rows.map((row) => entrySchema.parse(JSON.parse(row)));
  }
  async #awake(): Promise<Table> {
    if (this.#table === null) {
      await this.#written;
      const { storage, failed } = this.#world;
      const back = await comeBack(this.opening, { storage, pool: this.#pool, damaged: failed });
      this.#table = back.table;
      this.#recent = new Recent();
      this.#plan();
    }
    return this.#table;
  }

  /** Looks again when a time runs out, or when the table may sleep. */
  #plan(): void {
    clearTimeout(this.#timer);
    const table = this.#table;
    if (this.#isLost || table === null) return;
    const due = table.nextTimeOut;
    const sleep = this.#world.sleepsAfter ?? SLEEPS_AFTER;
    const wait = due === null ? sleep : Math.min(sleep, due.at + LATE - this.#world.now());
    this.#timer = setTimeout(() => this.#byItself(this.#look()), Math.max(0, wait));
    this.#timer.unref();
  }
  async #look(): Promise<void> {
    const due = this.#table?.nextTimeOut ?? null;
    if (due !== null && due.at + LATE <= this.#world.now()) {
      const outcome = await this.act(null, { do: 'time-out', player: due.player });
      if ('refusal' in outcome) this.#plan();
      return;
    }
    await this.#inTurn(() => this.#fallAsleep(due?.at ?? null));
  }
  async #fallAsleep(due: number | null): Promise<void> {
    await this.#written;
    this.#table = null;
    this.#recent = new Recent();
    if (this.#spectators?.size === 0) {
      this.#spectators.close();
      this.#spectators = null;
    }
    if (this.connected === 0) {
      this.#isLost = true;
      this.#world.forget(this);
      return;
    }
    if (due === null) return;
    // Wakes by itself when somebody's time runs out.
    const wait = Math.max(0, due + LATE - this.#world.now());
    this.#timer = setTimeout(
      () => this.#byItself(this.#inTurn(() => this.#awake()).then(() => this.#look())),
      wait,
    );
    this.#timer.unref();
  }
  /** Another node has it: whoever is here must come again. */
  lose(): void {
    if (this.#isLost) return;
    this.#isLost = true;
    this.#end();
    this.#present.tell(() => ({ type: 'moved', table: this.id }));
    this.#world.forget(this);
  }
  /** For a node that ends: nothing is taken any more, and all that was taken is written. */
  async handOver(): Promise<void> {
    await this.#inTurn(async () => {
      await this.#written;
      this.lose();
    });
  }
  #end(): void {
    clearTimeout(this.#timer);
    this.#present.close();
    this.#spectators?.close();
  }
}
