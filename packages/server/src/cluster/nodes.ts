/** The other nodes, over NATS. It only passes messages on: who has a table is in the database, and nothing is kept here. */
import {
  connect,
  type Msg,
  type NatsConnection,
  NoRespondersError,
  RequestError,
} from '@nats-io/transport-node';
import type { Asked, Others, Service } from '../host/service.ts';
import type { Watcher } from '../host/watcher.ts';
import type { TableMessage } from '../protocol/client.ts';
import { refuse } from '../protocol/refusal.ts';
import type { ServerMessage } from '../protocol/server.ts';

const BEAT_EVERY = 300;
/** A node that has said nothing for so long has fallen. */
const FALLEN_AFTER = 1300;
const PATIENCE = 1500;
const LATER = 250;

export interface NodesOptions {
  readonly url: string;
  readonly node: string;
  /** Begins the name of every subject: sites that share a NATS have different ones. */
  readonly site: string;
  readonly service: Service;
  readonly connection: (key: string) => Watcher | undefined;
  readonly signedOut: (account: string) => void;
  readonly failed: (thrown: unknown) => void;
}
/** What goes from node to node; both ends are this program. */
interface Question {
  readonly watcher: Pick<Watcher, 'key' | 'account' | 'name' | 'lag'>;
  readonly message: TableMessage;
}
interface Told {
  readonly key: string;
  readonly message: ServerMessage;
}

export class Nodes implements Others {
  readonly #nats: NatsConnection;
  readonly #options: NodesOptions;
  readonly #heard = new Map<string, number>();
  readonly #beating: NodeJS.Timeout;

  private constructor(nats: NatsConnection, options: NodesOptions) {
    this.#nats = nats;
    this.#options = options;
    const { node } = options;
    this.#listen(`${node}.ask`, (message) => void this.#asked(message).catch(options.failed));
    this.#listen(`${node}.tell`, (message) => this.#tell(message.json<Told>()));
    this.#listen(`${node}.left`, (message) => {
      const { key, table } = message.json<{ key: string; table: string }>();
      void options.service.leaves(key, table).catch(options.failed);
    });
    this.#listen('beat', (message) => this.#heard.set(message.string(), performance.now()));
    this.#listen('gone', (message) => this.#fallen(message.string()));
    this.#listen('signed-out', (message) => options.signedOut(message.string()));
    this.#beating = setInterval(() => this.#beat(), BEAT_EVERY);
    this.#beating.unref();
    this.#beat();
    void this.#watchConnection().catch(options.failed);
  }
  /** What was said while there was no NATS did not come. */
  async #watchConnection(): Promise<void> {
    for await (const { type } of this.#nats.status())
      if (type === 'reconnect') this.#options.service.comeAgain();
  }
  static async join(options: NodesOptions): Promise<Nodes> {
    const nats = await connect({
      servers: options.url,
      name: options.node,
      maxReconnectAttempts: -1,
      reconnectTimeWait: 150,
      reconnectJitter: 50,
      pingInterval: 5000,
    });
    return new Nodes(nats, options);
  }
  #subject(rest: string): string {
    return `${this.#options.site}.${rest}`;
  }
  #listen(rest: string, heard: (message: Msg) => void): void {
    this.#nats.subscribe(this.#subject(rest), {
      callback: (error, message) => {
        if (error) this.#options.failed(error);
        else heard(message);
      },
    });
  }
  /** What cannot be sent now is not sent later: a page that comes again gets the whole view. */
  #publish(rest: string, payload: string): void {
    try {
      this.#nats.publish(this.#subject(rest), payload);
    } catch (thrown) {
      this.#options.failed(thrown);
    }
  }

  async ask(node: string, { key, account, name, lag }: Watcher, message: TableMessage): Promise<Asked> {
    const question = JSON.stringify({ watcher: { key, account, name, lag }, message } satisfies Question);
    const answer = await this.#request(node, question, message.re);
    if (answer !== 'gone') return answer;
    // Where NATS itself has just come back, a node may be a moment later.
    await new Promise((resolve) => setTimeout(resolve, LATER));
    return this.#request(node, question, message.re);
  }
  async #request(node: string, question: string, re: number): Promise<Asked> {
    try {
      const reply = await this.#nats.request(this.#subject(`${node}.ask`), question, { timeout: PATIENCE });
      return reply.json<Asked>();
    } catch (thrown) {
      if (hasNoResponders(thrown)) return 'gone';
      // It may be there and have done it: the client comes again and sees.
      return { type: 'refused', re, refusal: refuse('unavailable') };
    }
  }
  left(node: string, key: string, table: string): void {
    this.#publish(`${node}.left`, JSON.stringify({ key, table }));
  }
  signOut(account: string): void {
    this.#publish('signed-out', account);
  }

  async #asked(request: Msg): Promise<void> {
    const { service, failed } = this.#options;
    const { watcher, message } = request.json<Question>();
    const [node = ''] = watcher.key.split(':');
    const tell = (told: ServerMessage): void =>
      this.#publish(`${node}.tell`, JSON.stringify({ key: watcher.key, message: told }));
    let answer: Asked;
    try {
      answer = await service.asked({ ...watcher, tell }, message);
    } catch (thrown) {
      failed(thrown);
      answer = { type: 'refused', re: message.re, refusal: refuse('unavailable') };
    }
    request.respond(JSON.stringify(answer));
  }
  #tell({ key, message }: Told): void {
    this.#options.connection(key)?.tell(message);
  }

  #beat(): void {
    this.#publish('beat', this.#options.node);
    // While there is no NATS nobody is heard, and nobody has fallen.
    const now = performance.now();
    if (this.#nats.isClosed() || now - (this.#heard.get(this.#options.node) ?? now) > FALLEN_AFTER / 2)
      return;
    for (const [node, at] of this.#heard) if (now - at > FALLEN_AFTER) this.#fallen(node);
  }
  #fallen(node: string): void {
    if (node === this.#options.node) return;
    this.#heard.delete(node);
    void this.#options.service.nodeGone(node).catch(this.#options.failed);
  }
  /** The tables have been let go of: the others may come for them at once. */
  async leave(): Promise<void> {
    clearInterval(this.#beating);
    this.#publish('gone', this.#options.node);
    await this.#nats.drain().catch(() => this.#nats.close());
  }
}
const hasNoResponders = (thrown: unknown): boolean =>
  thrown instanceof NoRespondersError || (thrown instanceof RequestError && thrown.isNoResponders());
