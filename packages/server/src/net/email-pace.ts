/** How often something may be tried for one e-mail, from wherever. */
import { Bucket } from './bucket.ts';

export class EmailPace {
  readonly #buckets = new Map<string, Bucket>();
  readonly #atOnce: number;
  readonly #perSecond: number;

  constructor(atOnce: number, perSecond: number) {
    this.#atOnce = atOnce;
    this.#perSecond = perSecond;
  }
  /** A try that is too fast counts for nothing: whoever tries on and on keeps nobody out for longer. */
  isTooFast(email: string, now: number = performance.now()): boolean {
    for (const [other, bucket] of this.#buckets) if (bucket.isFull(now)) this.#buckets.delete(other);
    const bucket = this.#buckets.get(email) ?? new Bucket(this.#atOnce, this.#perSecond, now);
    this.#buckets.set(email, bucket);
    if (!bucket.has(now)) return true;
    bucket.take(now);
    return false;
  }
}
