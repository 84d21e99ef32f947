/** What clients ask for, done here or by the node that has the table. */

import { deckFor } from '../deck.ts';
import { botAccount, botName, strengthOf } from '../protocol/bots.ts';
import type { ClientMessage, ClientMessageOf, TableMessage } from '../protocol/client.ts';
import { refuse, type TableRefusal } from '../protocol/refusal.ts';
import type { ServerMessage } from '../protocol/server.ts';
import type { TableSettings } from '../protocol/values.ts';
import type { Storage } from '../storage/storage.ts';
import { opening as openingSchema } from '../table/entry.ts';
import type { Host } from './host.ts';
import { newId } from './ids.ts';
import type { LiveTable, Outcome } from './live-table.ts';
import { QuickMatch } from './quick-match.ts';
import { otherThan } from './table-message.ts';
import type { Watcher } from './watcher.ts';

export type Asked = ServerMessage | 'gone' | 'elsewhere';
/** The other nodes. */
export interface Others {
  /** Lets the node do it. `gone`: there is no such node any more · `elsewhere`: it does not have the table any more. */
  readonly ask: (node: string, watcher: Watcher, message: TableMessage) => Promise<Asked>;
  /** A connection is over: the node that has this table is told. */
  readonly left: (node: string, key: string, table: string) => void;
}

export const refusedTo = (re: number, refusal: TableRefusal): ServerMessage => ({
  type: 'refused',
  re,
  refusal,
});
/** A table may change hands while somebody asks for it. */
const TRIES = 3;
/** Whoever waits longer lays another table. */
const LISTED_FOR = 30 * 60_000;
/** Of one account in a day. */
const MOST_REPORTS = 20;
const A_DAY = 24 * 3_600_000;

export class Service {
  readonly #host: Host;
  readonly #storage: Storage;
  readonly #quick: QuickMatch;
  #others: Others | null = null;
  /** The tables to which each connection of this node has come, and the node that has each; null for this one. */
  readonly #at = new Map<
    string,
    { readonly watcher: Watcher; readonly tables: Map<string, string | null> }
  >();
  /** Where tables of other nodes were last. */
  readonly #elsewhere = new Map<string, string>();
  /** The tables here to which connections of other nodes have come. */
  readonly #visitors = new Map<string, Set<string>>();

  constructor(host: Host, storage: Storage) {
    this.#host = host;
    this.#storage = storage;
    this.#quick = new QuickMatch({
      host,
      storage,
      route: (watcher, message) => this.#route(watcher, message),
      now: Date.now,
    });
  }
  join(others: Others): void {
    this.#others = others;
  }

  async handle(watcher: Watcher, message: ClientMessage): Promise<ServerMessage> {
    const { re } = message;
    if (message.type === 'ping') return { type: 'done', re };
    if (message.type === 'tables') return { type: 'tables', re, tables: await this.#waiting() };
    if (message.type === 'open') return this.#open(watcher, message);
    if (message.type === 'quick') return this.#quick.look(watcher, message);
    const answer = await this.#route(watcher, message);
    if (message.type === 'enter' && answer.type === 'done') this.#note(watcher, message.table);
    if (message.type === 'leave') this.#at.get(watcher.key)?.tables.delete(message.table);
    return answer;
  }
  #note(watcher: Watcher, table: string): void {
    const at = this.#at.get(watcher.key) ?? { watcher, tables: new Map() };
    at.tables.set(table, this.#elsewhere.get(table) ?? null);
    this.#at.set(watcher.key, at);
  }
  async #open(watcher: Watcher, { re, settings, deck }: ClientMessageOf<'open'>): Promise<ServerMessage> {
    const opened = await this.#host.open({ id: watcher.account, name: watcher.name }, settings, deck);
    return 'refusal' in opened ? refusedTo(re, opened.refusal) : { type: 'done', re, table: opened.table };
  }
  async #waiting() {
    const tables = await this.#storage.waiting(Date.now() - LISTED_FOR);
    return tables.map(({ id, opening, by }) => ({
      table: id,
      by,
      settings: openingSchema.parse(JSON.parse(opening)).settings as TableSettings,
    }));
  }

  async #route(watcher: Watcher, message: TableMessage): Promise<ServerMessage> {
    const gone: string[] = [];
    for (let tries = 0; tries < TRIES; tries++) {
      const known = this.#elsewhere.get(message.table);
      const found = known === undefined ? await this.#host.find(message.table, gone) : { on: known };
      if ('refusal' in found) return refusedTo(message.re, found.refusal);
      const answer =
        'here' in found
          ? await this.here(found.here, watcher, message)
          : await this.#askNode(found.on, watcher, message, gone);
      if (typeof answer === 'object' && !isUnavailable(answer)) return answer;
    }
    return refusedTo(message.re, refuse('unavailable'));
  }
  async #askNode(node: string, watcher: Watcher, message: TableMessage, gone: string[]): Promise<Asked> {
    this.#elsewhere.set(message.table, node);
    const answer = (await this.#others?.ask(node, watcher, message)) ?? 'gone';
    if (typeof answer === 'object') return answer;
    this.#elsewhere.delete(message.table);
    // Without a way to others nobody knows whether they are there: their lease has to run out.
    if (answer === 'gone' && this.#others) gone.push(node);
    return answer;
  }
  /** Another node asks for a table that it believes to be here. */
  async asked(watcher: Watcher, message: TableMessage): Promise<Asked> {
    const found = await this.#host.find(message.table);
    if (!('here' in found)) return 'elsewhere';
    const answer = await this.here(found.here, watcher, message);
    if (message.type === 'enter' && answer.type === 'done') {
      const tables = this.#visitors.get(watcher.key) ?? new Set();
      this.#visitors.set(watcher.key, tables.add(message.table));
    }
    return answer;
  }
  /** A node has fallen: its people are away from the tables here, and its tables are to be come to again. */
  async nodeGone(node: string): Promise<void> {
    for (const [key, tables] of this.#visitors) {
      if (!key.startsWith(`${node}:`)) continue;
      this.#visitors.delete(key);
      for (const table of tables) await this.leaves(key, table);
    }
    for (const [table, at] of this.#elsewhere) if (at === node) this.#elsewhere.delete(table);
    for (const { watcher, tables } of this.#at.values())
      for (const [table, at] of tables) if (at === node) watcher.tell({ type: 'moved', table });
  }
  /** Something from other nodes may have been lost: whoever is at a table there comes again, and gets what is missing. */
  comeAgain(): void {
    for (const { watcher, tables } of this.#at.values())
      for (const [table, at] of tables) if (at !== null) watcher.tell({ type: 'moved', table });
  }

  async here(table: LiveTable, watcher: Watcher, message: TableMessage): Promise<ServerMessage> {
    const { re } = message;
    const outcome = await this.#done(table, watcher, message);
    if ('refusal' in outcome) return refusedTo(re, outcome.refusal);
    return { type: 'done', re, table: table.id, entry: outcome.entry };
  }
  #done(table: LiveTable, watcher: Watcher, message: TableMessage): Promise<Outcome> {
    switch (message.type) {
      case 'enter':
        return table.enter(watcher, message.last);
      case 'leave':
        table.leave(watcher.key);
        return Promise.resolve({ entry: -1 });
      case 'join':
        return this.#join(table, watcher, message);
      case 'call-bot':
        return this.#callBot(table, watcher, message);
      case 'answer':
        return table.act(watcher, { do: 'answer', choices: message.choices }, message.question);
      case 'exchange':
        return table.act(watcher, { do: 'exchange', deck: message.deck }, message.question);
      case 'surrender':
        return table.act(watcher, { do: 'surrender' });
      case 'claim':
        return table.act(watcher, { do: 'claim' });
      case 'agree':
        return table.act(watcher, { do: 'agree' });
      case 'close':
        return table.act(watcher, { do: 'close' });
      case 'ask-undo':
        return table.act(watcher, { do: 'ask-undo' });
      case 'answer-undo':
        return table.act(watcher, { do: 'answer-undo', agrees: message.agrees });
      case 'rematch':
        return this.#rematch(table, watcher);
      case 'say':
        return this.#say(table, watcher, message.text);
      case 'report':
        return this.#report(table, watcher, message);
    }
  }
  async #say(table: LiveTable, watcher: Watcher, text: string): Promise<Outcome> {
    const other = table.players && otherThan(watcher.account, table.players);
    const apart = other ? await this.#storage.people.apartFrom(watcher.account) : new Set<string>();
    return table.say(watcher, text, other !== null && apart.has(other));
  }
  async #report(
    table: LiveTable,
    watcher: Watcher,
    { why, text }: ClientMessageOf<'report'>,
  ): Promise<Outcome> {
    const { people } = this.#storage;
    const at = Date.now();
    if ((await people.reportsBy(watcher.account, at - A_DAY)) >= MOST_REPORTS)
      return { refusal: refuse('full') };
    const reported = await table.reported(watcher);
    if (!('about' in reported)) return reported;
    const { about, said } = reported;
    await people.addReport({
      id: newId(),
      by: watcher.account,
      about,
      table_id: table.id,
      why,
      text,
      said,
      at,
    });
    return { entry: -1 };
  }
  /** When both would like it, a table is laid where each sits on the other side. */
  async #rematch(table: LiveTable, watcher: Watcher): Promise<Outcome> {
    const asked = await table.rematch(watcher);
    if (!('players' in asked)) return asked;
    const [host, guest] = asked.players;
    const { settings } = table.opening;
    // A bot lays no table.
    const [one, other] = strengthOf(guest.account) === null ? [guest, host] : [host, guest];
    const next = await this.#host.openFor(one, other, settings);
    if (typeof next !== 'string') return next;
    table.tellRematch(host.account === watcher.account ? 0 : 1, next);
    return { entry: -1 };
  }
  async #join(
    table: LiveTable,
    { account, name, ...rest }: Watcher,
    message: ClientMessageOf<'join'>,
  ): Promise<Outcome> {
    const checked = deckFor(message.deck, table.opening.settings);
    if ('faults' in checked) return { refusal: { ...refuse('deck'), faults: checked.faults } };
    const apart = await this.#storage.people.apartFrom(account);
    if (apart.has(table.opening.host.account)) return { refusal: refuse('blocked') };
    const player = { account, name, deck: checked.deck };
    return table.act({ account, name, ...rest }, { do: 'join', player });
  }

  /** Whoever has laid a table may let a bot sit down there. */
  async #callBot(
    table: LiveTable,
    { account }: Watcher,
    { strength, deck }: ClientMessageOf<'call-bot'>,
  ): Promise<Outcome> {
    const { host, settings } = table.opening;
    if (account !== host.account) return { refusal: refuse('not-yours') };
    if (settings.rated) return { refusal: refuse('rated') };
    const checked = deckFor(deck, settings);
    if ('faults' in checked) return { refusal: { ...refuse('deck'), faults: checked.faults } };
    if (!this.#host.bots.hasRoomFor(account))
      return {
        refusal: refuse('full', 'There is no room for another bot here; end a Match with one first.'),
      };
    const player = { account: botAccount(strength), name: botName(strength), deck: checked.deck };
    return table.act(null, { do: 'join', player });
  }

  /** A connection is over. */
  async left(watcher: Watcher): Promise<void> {
    const tables = [...(this.#at.get(watcher.key)?.tables ?? [])];
    this.#at.delete(watcher.key);
    for (const [id, node] of tables)
      if (node === null) await this.leaves(watcher.key, id);
      else this.#others?.left(node, watcher.key, id);
  }
  /** Leaves a table if it is here; one that is not here is not fetched for it. */
  async leaves(key: string, id: string): Promise<void> {
    const table = await this.#host.here(id);
    table?.leave(key);
  }
}
const isUnavailable = (answer: ServerMessage): boolean =>
  answer.type === 'refused' && answer.refusal.reason === 'unavailable';
