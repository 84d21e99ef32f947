/** The WebSocket to the server: it comes again by itself, and every question is answered or given up. */
import type { ClientMessage, ServerMessage } from '@spellspeed/server/protocol';

type WithoutNumber<M> = M extends unknown ? Omit<M, 're'> : never;
export type Request = WithoutNumber<ClientMessage>;
export type Reply = Extract<ServerMessage, { readonly type: 'done' | 'refused' | 'tables' }>;

export interface LineUse {
  readonly told: (message: ServerMessage) => void;
  readonly there: () => void;
  readonly lost: () => void;
}
const SHORTEST = 250;
const LONGEST = 4000;

export class ServerLine {
  readonly #token: string;
  readonly #use: LineUse;
  #socket: WebSocket | null = null;
  #wait = SHORTEST;
  #again: number | undefined;
  #isClosed = false;
  #re = 0;
  readonly #open = new Map<number, (reply: Reply | null) => void>();

  constructor(token: string, use: LineUse) {
    this.#token = token;
    this.#use = use;
    this.#connect();
  }
  #connect(): void {
    const url = new URL('./play', location.href);
    url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
    url.hash = '';
    const socket = new WebSocket(url, ['spellspeed.1', `token.${this.#token}`]);
    this.#socket = socket;
    socket.addEventListener('message', ({ data }) =>
      this.#received(JSON.parse(String(data)) as ServerMessage),
    );
    socket.addEventListener('close', () => this.#lost());
  }
  #received(message: ServerMessage): void {
    if (message.type === 'welcome') {
      this.#wait = SHORTEST;
      this.#use.there();
    } else if ('re' in message && message.re !== null) {
      this.#open.get(message.re)?.(message);
      this.#open.delete(message.re);
    } else this.#use.told(message);
  }
  #lost(): void {
    this.#socket = null;
    for (const give of this.#open.values()) give(null);
    this.#open.clear();
    if (this.#isClosed) return;
    this.#use.lost();
    this.#again = window.setTimeout(() => this.#connect(), this.#wait * (0.5 + Math.random()));
    this.#wait = Math.min(2 * this.#wait, LONGEST);
  }
  /** Null if the connection was lost: nobody knows whether it was done. */
  ask(request: Request): Promise<Reply | null> {
    const socket = this.#socket;
    if (socket?.readyState !== WebSocket.OPEN) return Promise.resolve(null);
    const re = this.#re++;
    return new Promise((give) => {
      this.#open.set(re, give);
      socket.send(JSON.stringify({ ...request, re }));
    });
  }
  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#again);
    this.#socket?.close();
  }
}
