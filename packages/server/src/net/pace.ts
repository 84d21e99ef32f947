/** How often something may be done for one e-mail or by one account, from wherever. */
import { Bucket } from './bucket.ts';

export class Pace {
  readonly #buckets = new Map<string, Bucket>();
  readonly #atOnce: number;
  readonly #perSecond: number;

  constructor(atOnce: number, perSecond: number) {
    this.#atOnce = atOnce;
    this.#perSecond = perSecond;
  }
  /** A try that is too fast counts for nothing: whoever tries on and on keeps nobody out for longer. */
  isTooFast(whom: string, now: number = performance.now()): boolean {
    for (const [other, bucket] of this.#buckets) if (bucket.isFull(now)) this.#buckets.delete(other);
    const bucket = this.#buckets.get(whom) ?? new Bucket(this.#atOnce, this.#perSecond, now);
    this.#buckets.set(whom, bucket);
    if (!bucket.has(now)) return true;
    bucket.take(now);
    return false;
  }
}
