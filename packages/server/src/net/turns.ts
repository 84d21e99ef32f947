/** Work that is done by a few at a time, while a few more wait. */

/** Too many wait already; whoever asks comes again. */
export class TooMany extends Error {
  override readonly name = 'TooMany';
  /** Over HTTP. */
  readonly statusCode = 429;
}
export class Turns {
  readonly #atOnce: number;
  readonly #mostWaiting: number;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(atOnce: number, mostWaiting: number) {
    this.#atOnce = atOnce;
    this.#mostWaiting = mostWaiting;
  }
  async take<T>(what: () => Promise<T>): Promise<T> {
    if (this.#running < this.#atOnce) this.#running++;
    else await this.#comesUp();
    try {
      return await what();
    } finally {
      // Whoever ends passes the turn on.
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running--;
    }
  }
  #comesUp(): Promise<void> {
    if (this.#waiting.length >= this.#mostWaiting) throw new TooMany('too many wait');
    return new Promise((resolve) => this.#waiting.push(resolve));
  }
}
