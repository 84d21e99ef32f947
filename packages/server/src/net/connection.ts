/** One client: reads its messages one after another, tells it what it may know, and is hurt by nothing that it does. */
import { performance } from 'node:perf_hooks';
import type { RawData, WebSocket } from 'ws';
import type { Watcher } from '../host/watcher.ts';
import { readClientMessage } from '../protocol/client.ts';
import { refuse } from '../protocol/refusal.ts';
import type { ServerMessage } from '../protocol/server.ts';
import type { Account } from '../storage/storage.ts';
import { Bucket } from './bucket.ts';

/** So many messages at once, and a second after that. Who sends faster is read more slowly, nothing is thrown away. */
const AT_ONCE = 60;
const PER_SECOND = 30;
/** Whoever does not read what is sent is cut off, and gets the whole view when it comes again. */
const MOST_BUFFERED = 1_000_000;
/** Messages that were in the socket before it was paused. */
const MOST_QUEUED = 2000;
const PING_EVERY = 10_000;
const PINGS_KEPT = 5;

export interface ConnectionWorld {
  readonly handle: (watcher: Watcher, text: ReturnType<typeof readClientMessage>) => Promise<ServerMessage>;
  readonly closed: (connection: Connection) => void;
  readonly refused: (reason: string) => void;
  readonly acknowledged: (took: number) => void;
  readonly tooSlow: () => void;
}

export class Connection implements Watcher {
  readonly key: string;
  readonly account: string;
  readonly name: string;
  readonly #socket: WebSocket;
  readonly #world: ConnectionWorld;
  readonly #bucket = new Bucket(AT_ONCE, PER_SECOND, performance.now());
  readonly #queue: string[] = [];
  #isReading = false;
  #lags: number[] = [];
  #pinged = 0;
  #isSilent = false;
  #isGone = false;
  readonly #pinging: NodeJS.Timeout;

  constructor(key: string, { id, name }: Account, socket: WebSocket, world: ConnectionWorld) {
    this.key = key;
    this.account = id;
    this.name = name;
    this.#socket = socket;
    this.#world = world;
    socket.on('message', (data, isBinary) => this.#received(data, isBinary));
    socket.on('pong', () => this.#pong());
    // What is wrong with a frame closes the socket; there is nothing else to do about it.
    socket.on('error', () => socket.terminate());
    socket.on('close', () => this.#closed());
    this.#pinging = setInterval(() => this.#ping(), PING_EVERY);
    this.#pinging.unref();
    this.#ping();
  }
  /** The shortest of the last ones: a client that answers late now and then gains nothing. */
  get lag(): number {
    return this.#lags.length === 0 ? 0 : Math.round(Math.min(...this.#lags));
  }

  tell(message: ServerMessage): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#socket.bufferedAmount > MOST_BUFFERED) {
      this.#world.tooSlow();
      this.#socket.terminate();
      return;
    }
    if (message.type === 'refused') this.#world.refused(message.refusal.reason);
    this.#socket.send(JSON.stringify(message));
  }
  close(code: number, reason: string): void {
    this.#socket.close(code, reason);
    // Whoever does not say good-bye is not waited for.
    setTimeout(() => this.#socket.terminate(), 1000).unref();
  }

  #received(data: RawData, isBinary: boolean): void {
    if (isBinary || this.#queue.length > MOST_QUEUED) {
      this.tell({ type: 'refused', re: null, refusal: refuse(isBinary ? 'malformed' : 'too-fast') });
      this.close(isBinary ? 1003 : 1008, isBinary ? 'text is expected' : 'too fast');
      return;
    }
    this.#queue.push(String(data));
    if (this.#isReading) return;
    this.#isReading = true;
    void this.#readAll();
  }
  async #readAll(): Promise<void> {
    this.#socket.pause();
    for (let text = this.#queue.shift(); text !== undefined; text = this.#queue.shift()) {
      const wait = this.#bucket.take(performance.now());
      if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
      if (this.#socket.readyState !== this.#socket.OPEN) break;
      const began = performance.now();
      this.tell(await this.#world.handle(this, readClientMessage(text)));
      this.#world.acknowledged(performance.now() - began);
    }
    this.#isReading = false;
    if (this.#isGone) this.#world.closed(this);
    else this.#socket.resume();
  }

  #ping(): void {
    if (this.#isSilent) {
      this.#socket.terminate();
      return;
    }
    this.#isSilent = true;
    this.#pinged = performance.now();
    if (this.#socket.readyState === this.#socket.OPEN) this.#socket.ping();
  }
  #pong(): void {
    if (!this.#isSilent) return;
    this.#isSilent = false;
    this.#lags = [...this.#lags, performance.now() - this.#pinged].slice(-PINGS_KEPT);
  }
  #closed(): void {
    clearInterval(this.#pinging);
    this.#queue.length = 0;
    this.#isGone = true;
    // What is being done for it comes first: whoever comes to a table and is gone meanwhile leaves it again.
    if (!this.#isReading) this.#world.closed(this);
  }
}
