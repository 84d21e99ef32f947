/** Replays that were asked for lately. Making one plays a whole Match again, so none is made anew each time it is asked for, and never two at once. */
const MOST_KEPT = 32;

export class KeptReplays {
  readonly #kept = new Map<string, string>();
  #turn: Promise<unknown> = Promise.resolve();

  /** What was made before, or what is made now; where nothing can be made, nothing is kept. */
  of(table: string, make: () => string | null): Promise<string | null> {
    const made = this.#turn.then(() => {
      const text = this.#kept.get(table) ?? make();
      this.#kept.delete(table);
      if (text !== null) this.#kept.set(table, text);
      const [oldest] = this.#kept.keys();
      if (this.#kept.size > MOST_KEPT && oldest !== undefined) this.#kept.delete(oldest);
      return text;
    });
    this.#turn = made.catch(() => undefined);
    return made;
  }
}
