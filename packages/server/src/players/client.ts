/** A client for programs: bots, the load and the chaos. It comes back by itself when its connection is lost. */
import { WebSocket } from 'ws';
import type { ClientMessage } from '../protocol/client.ts';
import type { ServerMessage } from '../protocol/server.ts';

type WithoutNumber<M> = M extends unknown ? Omit<M, 're'> : never;
export type Request = WithoutNumber<ClientMessage>;
type Reply = Extract<ServerMessage, { readonly type: 'done' | 'refused' | 'tables' }>;

export interface ClientOptions {
  /** Where to connect, asked each time: with several nodes any will do. */
  readonly url: () => string;
  readonly token: string;
  readonly told: (message: ServerMessage) => void;
  /** After every welcome, also the first. */
  readonly welcomed: (client: Client) => void;
}
const AGAIN_AFTER = 100;

/** A request whose connection was lost before its answer: nobody knows whether it was done. */
export class Interrupted extends Error {
  override readonly name = 'Interrupted';
}

export class Client {
  readonly #options: ClientOptions;
  #socket: WebSocket | null = null;
  #re = 0;
  readonly #open = new Map<
    number,
    { readonly done: (reply: Reply) => void; readonly failed: (why: Error) => void }
  >();
  #isClosed = false;
  #again: NodeJS.Timeout | undefined;

  constructor(options: ClientOptions) {
    this.#options = options;
    this.#connect();
  }
  #connect(): void {
    const { url, token } = this.#options;
    const socket = new WebSocket(`${url().replace(/^http/, 'ws')}/play`, ['spellspeed.1', `token.${token}`]);
    this.#socket = socket;
    socket.on('message', (data) => this.#received(JSON.parse(String(data)) as ServerMessage));
    socket.on('error', () => undefined);
    socket.on('close', () => this.#lost());
  }
  #received(message: ServerMessage): void {
    if (message.type === 'welcome') this.#options.welcomed(this);
    else if ('re' in message && message.re !== null) {
      this.#open.get(message.re)?.done(message);
      this.#open.delete(message.re);
    } else this.#options.told(message);
  }
  #lost(): void {
    this.#socket = null;
    for (const { failed } of this.#open.values()) failed(new Interrupted('the connection was lost'));
    this.#open.clear();
    if (this.#isClosed) return;
    this.#again = setTimeout(() => this.#connect(), AGAIN_AFTER * (0.5 + Math.random()));
  }
  get state(): string {
    return `${this.#socket === null ? 'no socket' : `socket ${this.#socket.readyState} at ${this.#socket.url}`}, ${this.#open.size} open`;
  }
  /** Asks; the answer says that it is done, or why not. */
  ask(request: Request): Promise<Reply> {
    const re = this.#re++;
    return new Promise((done, failed) => {
      if (this.#socket?.readyState !== WebSocket.OPEN) {
        failed(new Interrupted('there is no connection'));
        return;
      }
      this.#open.set(re, { done, failed });
      this.#socket.send(JSON.stringify({ ...request, re }));
    });
  }
  /** Breaks the connection off, as a cable that is pulled. */
  breakOff(): void {
    this.#socket?.terminate();
  }
  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#again);
    this.#socket?.close();
  }
}

/** Signs a guest in. */
export const newGuest = async (
  url: string,
  name: string,
): Promise<{ readonly account: string; readonly token: string }> => {
  const response = await fetch(`${url}/api/guests`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name }),
  });
  if (!response.ok) throw new Error(`no guest: ${response.status} ${await response.text()}`);
  return (await response.json()) as { account: string; token: string };
};
