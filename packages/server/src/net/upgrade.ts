/** How a request becomes a WebSocket: nothing is made for it before its origin, its pace and its key have been looked at. */
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { digestOfToken } from '../host/ids.ts';
import { refuse } from '../protocol/refusal.ts';
import { MOST_BYTES, PROTOCOLS, sessionToken } from '../protocol/values.ts';
import type { Account, Storage } from '../storage/storage.ts';
import { addressOf, networkOf } from './address.ts';
import { Bucket } from './bucket.ts';
import { Connection, type ConnectionWorld } from './connection.ts';

export const SOCKET_PATH = '/play';
/** The versions and the key come as sub-protocols: a page can send nothing else, and an address would be logged. */
const VERSION = /^spellspeed\.(\d{1,3})$/;
const TOKEN = /^token\.(.+)$/;
const SPOKEN: readonly number[] = PROTOCOLS;

/** Attempts of one address in a second, after those that it has at once. */
const PER_SECOND = 5;
const MOST_OF_ACCOUNT = 20;
const FORGOTTEN_EVERY = 60_000;
/** A key that was signed out elsewhere, while no word of it came, opens nothing for longer. */
const CHECKED_EVERY = 30_000;
const CHECKED_AT_ONCE = 1000;

export interface UpgradeOptions {
  readonly storage: Storage;
  readonly node: string;
  readonly origins: readonly string[];
  readonly trustProxy: boolean;
  readonly mostConnections: number;
  /** Of one address at once. */
  readonly mostAttempts: number;
  readonly mostOfAddress: number;
  readonly checkedEvery?: number | undefined;
  readonly world: Omit<ConnectionWorld, 'closed'> & { readonly closed: (connection: Connection) => void };
  readonly engine: string;
}
const STATUS = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  429: 'Too Many Requests',
  503: 'Service Unavailable',
} as const;

export class Upgrades {
  readonly #options: UpgradeOptions;
  readonly #sockets = new WebSocketServer({
    noServer: true,
    maxPayload: MOST_BYTES,
    perMessageDeflate: false,
    clientTracking: false,
    // The key is never sent back.
    handleProtocols: (offered) => [...offered].find((each) => VERSION.test(each)) ?? false,
  });
  readonly #connections = new Map<string, Connection>();
  /** With which key each has come, and from where. */
  readonly #origins = new Map<string, { readonly digest: string; readonly from: string }>();
  readonly #attempts = new Map<string, Bucket>();
  readonly #forgetting: NodeJS.Timeout;
  readonly #checking: NodeJS.Timeout;
  #count = 0;
  #isEnding = false;

  constructor(options: UpgradeOptions) {
    this.#options = options;
    this.#forgetting = setInterval(() => this.#forgetAttempts(), FORGOTTEN_EVERY);
    this.#forgetting.unref();
    const { checkedEvery = CHECKED_EVERY } = options;
    // Where the database does not answer it is asked again.
    this.#checking = setInterval(() => void this.#checkKeys().catch(() => undefined), checkedEvery);
    this.#checking.unref();
  }
  get size(): number {
    return this.#connections.size;
  }

  readonly upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    socket.on('error', () => socket.destroy());
    void this.#upgrade(request, socket, head).catch(() => refuseUpgrade(socket, 503));
  };
  async #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const wrong = this.#obstacle(request);
    if (wrong !== undefined) return refuseUpgrade(socket, wrong);
    const { versions, token } = offeredBy(request);
    if (versions.length > 0 && !versions.some((version) => SPOKEN.includes(version)))
      return this.#tellVersions(request, socket, head);
    const read = sessionToken.safeParse(token);
    if (!read.success || versions.length === 0) return refuseUpgrade(socket, read.success ? 400 : 401);
    const digest = digestOfToken(read.data);
    const account = await this.#options.storage.accountOf(digest);
    if (account === null) return refuseUpgrade(socket, 401);
    const from = this.#from(request);
    // Others may have come while the key was looked up.
    if (this.#isFull()) return refuseUpgrade(socket, 503);
    if (this.#ofAccount(account.id) >= MOST_OF_ACCOUNT || this.#isFullOf(from))
      return refuseUpgrade(socket, 429);
    this.#accept(request, socket, head, { account, digest, from });
  }
  #obstacle(request: IncomingMessage): keyof typeof STATUS | undefined {
    if (this.#isFull()) return 503;
    if (new URL(request.url ?? '/', 'http://here').pathname !== SOCKET_PATH) return 404;
    if (!this.#isOwnOrigin(request)) return 403;
    return this.#isTooFast(request) ? 429 : undefined;
  }
  #isFull(): boolean {
    return this.#isEnding || this.size >= this.#options.mostConnections;
  }
  #from(request: IncomingMessage): string {
    return networkOf(addressOf(request, this.#options.trustProxy));
  }
  /** A page of somebody else may not play in the name of who looks at it. A program that is no page says no origin. */
  #isOwnOrigin({ headers: { origin, host } }: IncomingMessage): boolean {
    if (origin === undefined) return true;
    return this.#options.origins.includes(origin) || (URL.canParse(origin) && new URL(origin).host === host);
  }
  #isTooFast(request: IncomingMessage): boolean {
    const from = this.#from(request);
    const now = performance.now();
    const most = this.#options.mostAttempts;
    const bucket = this.#attempts.get(from) ?? new Bucket(most, Math.max(PER_SECOND, most / 8), now);
    this.#attempts.set(from, bucket);
    return bucket.take(now) > 0;
  }
  #forgetAttempts(): void {
    const now = performance.now();
    for (const [from, bucket] of this.#attempts) if (bucket.isFull(now)) this.#attempts.delete(from);
  }
  #ofAccount(account: string): number {
    let count = 0;
    for (const connection of this.#connections.values()) if (connection.account === account) count++;
    return count;
  }
  #isFullOf(address: string): boolean {
    let count = 0;
    for (const { from } of this.#origins.values()) if (from === address) count++;
    return count >= this.#options.mostOfAddress;
  }
  /** Closes what was opened with a key that is good no more. */
  async #checkKeys(): Promise<void> {
    const all = [...this.#origins];
    for (let at = 0; at < all.length; at += CHECKED_AT_ONCE) {
      const some = all.slice(at, at + CHECKED_AT_ONCE);
      const good = await this.#options.storage.sessionsAmong(some.map(([, { digest }]) => digest));
      for (const [key, { digest }] of some)
        if (!good.has(digest)) this.#connections.get(key)?.close(4401, 'signed out');
    }
  }

  #accept(request: IncomingMessage, socket: Duplex, head: Buffer, caller: Caller): void {
    const { world, node, engine } = this.#options;
    const { account, ...origin } = caller;
    this.#sockets.handleUpgrade(request, socket, head, (webSocket) => {
      const connection = new Connection(`${node}:${this.#count++}`, account, webSocket, {
        ...world,
        closed: (closed) => {
          this.#connections.delete(closed.key);
          this.#origins.delete(closed.key);
          world.closed(closed);
        },
      });
      this.#connections.set(connection.key, connection);
      this.#origins.set(connection.key, origin);
      const [protocol] = PROTOCOLS;
      connection.tell({
        type: 'welcome',
        protocol,
        engine,
        you: { account: account.id, name: account.name },
      });
    });
  }
  /** A page cannot read the status of an upgrade that is refused, so this one is told in the socket. */
  #tellVersions(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    this.#sockets.handleUpgrade(request, socket, head, (webSocket) => {
      webSocket.on('error', () => webSocket.terminate());
      webSocket.send(
        JSON.stringify({ type: 'refused', re: null, refusal: refuse('protocol'), speaks: PROTOCOLS }),
      );
      webSocket.close(4406, 'protocol');
      setTimeout(() => webSocket.terminate(), 1000).unref();
    });
  }
  connection(key: string): Connection | undefined {
    return this.#connections.get(key);
  }
  /** Signs an account out of this node. */
  closeAccount(account: string): void {
    for (const connection of this.#connections.values())
      if (connection.account === account) connection.close(4401, 'signed out');
  }
  /** Nobody is let in any more, and everybody is sent elsewhere. */
  end(): void {
    this.#isEnding = true;
    clearInterval(this.#forgetting);
    clearInterval(this.#checking);
    for (const connection of this.#connections.values()) connection.close(1012, 'the server is ending');
  }
}

interface Caller {
  readonly account: Account;
  readonly digest: string;
  readonly from: string;
}
const offeredBy = ({ headers }: IncomingMessage): { versions: number[]; token: string | undefined } => {
  const offered = String(headers['sec-websocket-protocol'] ?? '')
    .split(',')
    .map((each) => each.trim())
    .slice(0, 10);
  return {
    versions: offered.flatMap((each) => VERSION.exec(each)?.slice(1).map(Number) ?? []),
    token: offered.map((each) => TOKEN.exec(each)?.[1]).find((each) => each !== undefined),
  };
};
/** Whoever does not hang up is not waited for: nothing else would ever end the socket. */
const refuseUpgrade = (socket: Duplex, status: keyof typeof STATUS): void => {
  socket.once('finish', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status} ${STATUS[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
};
