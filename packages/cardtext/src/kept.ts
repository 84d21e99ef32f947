/** What is remembered under names, in the order in which it came. A copy costs nothing until one of the two changes. */
export class Kept<Value> {
  #all: Map<string, Value>;
  /** Does another look at the same map? */
  #isShared: boolean;
  #trace: string | undefined;

  constructor(all = new Map<string, Value>(), isShared = false) {
    this.#all = all;
    this.#isShared = isShared;
  }
  get size(): number {
    return this.#all.size;
  }
  get(name: string): Value | undefined {
    return this.#all.get(name);
  }
  has(name: string): boolean {
    return this.#all.has(name);
  }
  keys(): readonly string[] {
    return [...this.#all.keys()];
  }
  values(): readonly Value[] {
    return [...this.#all.values()];
  }
  entries(): readonly (readonly [string, Value])[] {
    return [...this.#all];
  }
  set(name: string, value: Value): void {
    this.#own().set(name, value);
  }
  delete(name: string): void {
    if (this.#all.has(name)) this.#own().delete(name);
  }
  /** A copy that can go its own way. */
  fork(): Kept<Value> {
    this.#isShared = true;
    const copy = new Kept(this.#all, true);
    copy.#trace = this.#trace;
    return copy;
  }
  /** Remembers what the other remembers. */
  become(other: Kept<Value>): void {
    if (other.#all === this.#all) return;
    other.#isShared = true;
    this.#all = other.#all;
    this.#isShared = true;
    this.#trace = other.#trace;
  }
  /** Equal for those that remember the same. */
  trace(): string {
    this.#trace ??= this.#all.size === 0 ? '' : JSON.stringify([...this.#all]);
    return this.#trace;
  }
  #own(): Map<string, Value> {
    if (this.#isShared) this.#all = new Map(this.#all);
    this.#isShared = false;
    this.#trace = undefined;
    return this.#all;
  }
}
