/** A bucket of tokens: so many at once, and so many a second after that. */
export class Bucket {
  readonly #size: number;
  readonly #perSecond: number;
  #tokens: number;
  #at: number;

  constructor(size: number, perSecond: number, now: number) {
    this.#size = size;
    this.#perSecond = perSecond;
    this.#tokens = size;
    this.#at = now;
  }
  /** Takes a token; gives how many milliseconds to wait until it is there, 0 for none. */
  take(now: number): number {
    this.#tokens = Math.min(this.#size, this.#tokens + ((now - this.#at) * this.#perSecond) / 1000);
    this.#at = now;
    this.#tokens -= 1;
    return this.#tokens >= 0 ? 0 : Math.ceil((-this.#tokens * 1000) / this.#perSecond);
  }
  /** Is there a token, so that nobody would have to wait? */
  has(now: number): boolean {
    return this.#tokens + ((now - this.#at) * this.#perSecond) / 1000 >= 1;
  }
  /** Nobody has taken anything for long: it need not be remembered. */
  isFull(now: number): boolean {
    return this.#tokens + ((now - this.#at) * this.#perSecond) / 1000 >= this.#size;
  }
}
