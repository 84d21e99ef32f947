/** The line to the Worker. When it breaks, a new Worker goes on with the duel as it was last saved. */
import type { Host } from './host.ts';
import type { Reply, SavedDuel, Trouble } from './types.ts';

/** A host that may break: `broken` is called once, with what went wrong, when it cannot answer any more. */
export interface Connection {
  readonly host: Host;
  readonly broken: Promise<string>;
  readonly close: () => void;
}
type Ask<T> = (host: Host) => Promise<T>;

/** The longest that the host may think. An answer takes some milliseconds; whoever takes this long will never come back. */
const MOST_MILLISECONDS = 20_000;

export class Line {
  readonly #connect: () => Connection;
  readonly #patience: number;
  #connection: Connection | null = null;
  /** What a new host must be told before it goes on: the language, the settings. */
  #greetings: readonly Ask<Reply>[] = [];
  #saved: SavedDuel | null = null;
  /** What broke the line while nobody changed the duel: it is told to whoever does next, since the new host does not have it yet. */
  #fallen: string | null = null;

  constructor(connect: () => Connection, patience = MOST_MILLISECONDS) {
    this.#connect = connect;
    this.#patience = patience;
  }

  greet(greetings: readonly Ask<Reply>[]): void {
    this.#greetings = greetings;
  }
  /** Asks for something that changes the duel. After a crash the duel is as it was before. */
  async change(ask: Ask<Reply>): Promise<Reply> {
    const asked = this.#fallen === null ? await this.#ask(ask) : { broken: this.#fallen };
    this.#fallen = null;
    const reply = 'broken' in asked ? await this.#restore(asked.broken) : asked.answer;
    if (reply.picture || reply.trouble === null) this.#saved = reply.picture?.saved ?? null;
    return reply;
  }
  /** Asks for something that changes nothing; `otherwise` after a crash. */
  async look<T>(ask: Ask<T>, otherwise: T): Promise<T> {
    const asked = await this.#ask(ask);
    if ('answer' in asked) return asked.answer;
    this.#fall(asked.broken);
    return otherwise;
  }

  async #ask<T>(ask: Ask<T>): Promise<{ readonly answer: T } | { readonly broken: string }> {
    const connection = await this.#connected();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<string>((resolve) => {
      timer = setTimeout(() => resolve(`No answer after ${this.#patience} ms.`), this.#patience);
    });
    const broken = Promise.race([connection.broken, late]).then((why) => ({ broken: why }));
    const answer = ask(connection.host).then(
      (value) => ({ answer: value }),
      (thrown: unknown) => ({
        broken: thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown),
      }),
    );
    const found = await Promise.race([answer, broken]);
    clearTimeout(timer);
    if ('broken' in found) this.#hangUp(connection);
    return found;
  }
  async #connected(): Promise<Connection> {
    if (this.#connection) return this.#connection;
    const connection = this.#connect();
    this.#connection = connection;
    // Also between two questions: the next one must not be asked of a host that is out of order.
    void connection.broken.then((why) => {
      if (this.#connection !== connection) return;
      this.#hangUp(connection);
      this.#fall(why);
    });
    // Nobody waits for the answers: what is asked next is heard after them. A connection that breaks tells whoever asks.
    for (const greet of this.#greetings) void greet(connection.host).catch(() => undefined);
    return connection;
  }
  /** Without a duel nothing is lost: whoever begins one gets a new host. */
  #fall(why: string): void {
    if (this.#saved !== null) this.#fallen = why;
  }
  #hangUp(connection: Connection): void {
    connection.close();
    if (this.#connection === connection) this.#connection = null;
  }
  async #restore(why: string): Promise<Reply> {
    const saved = this.#saved;
    const trouble: Trouble = { trouble: 'crashed', report: `${why}\n\n${JSON.stringify(saved)}` };
    if (saved === null) return { picture: null, trouble };
    const asked = await this.#ask((host) => host.resume(saved));
    return { picture: 'broken' in asked ? null : asked.answer.picture, trouble };
  }
}
