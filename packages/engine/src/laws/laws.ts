/** The laws of every duel, at every question: who embeds the engine can check them along with a game. */
import { type Duel, duelOn, restoreDuel, tableOf } from '../duel.ts';
import { openTable } from '../state/door.ts';
import type { DuelState } from '../state/state.ts';
import { brokenRules, outsideJson } from './invariants.ts';
import { brokenViews } from './views.ts';

/** A law that does not hold: its name, and what was found. */
export interface BrokenLaw {
  readonly law: 'json' | 'replay' | 'conservation' | 'invariants' | 'views';
  readonly found: string;
}
const broken = (law: BrokenLaw['law'], found: string): BrokenLaw => ({ law, found });
/** The first place at which two texts part. */
const difference = (one: string, other: string): string => {
  const at = [...one].findIndex((letter, index) => letter !== other[index]);
  return `"${one.slice(Math.max(0, at - 40), at + 40)}" became "${other.slice(Math.max(0, at - 40), at + 40)}"`;
};
const stateOf = (duel: Duel): DuelState => tableOf(duel).state;
const textOf = (duel: Duel): string => JSON.stringify(stateOf(duel));

/**
 * Follows a duel step by step on a duel of its own, and says which laws are broken. That nothing writes into what an earlier state or a fork
 * shares needs no look: all that a state holds is frozen when it has been looked at, and whoever writes into it throws.
 */
export class LawKeeper {
  /** The same duel, which goes on from its mere state at every answer. */
  #duel: Duel;
  readonly #cards: string;
  readonly #count: number;
  /** Parts of states that are known to be plain JSON. A state shares with the next one what does not change. */
  readonly #plain = new WeakSet<object>();
  /** The last turn in which the duel was saved. */
  #savedIn = -1;
  /** Kinds of moments in which the duel was saved. */
  readonly #savedAt = new Set<string>();

  /** Begins with a duel of the same beginning as the one that is followed. */
  constructor(duel: Duel) {
    const state = stateOf(duel);
    this.#count = state.cards.length;
    this.#cards = ownCards(state, this.#count);
    this.#duel = fromMereState(duel);
  }

  /** What is broken when the duel has got this answer. */
  answer(picked: readonly number[]): readonly BrokenLaw[] {
    const refusal = this.#duel.answer(picked);
    return refusal ? [broken('replay', `the answer ${picked} is refused: ${refusal.message}`)] : this.#goOn();
  }
  surrender(player: 0 | 1): readonly BrokenLaw[] {
    this.#duel.surrender(player);
    return this.#goOn();
  }
  limitTurns(turns: number): readonly BrokenLaw[] {
    this.#duel.limitTurns(turns);
    return this.#goOn();
  }
  /**
   * A step is over. The followed duel was forked and looked at, and remembers what it has found out; the keeper's own went on from its mere state
   * at every answer. They must be the same still.
   */
  compare(followed: Duel): readonly BrokenLaw[] {
    const [one, other] = [textOf(followed), textOf(this.#duel)];
    return one === other ? [] : [broken('replay', difference(one, other))];
  }

  #goOn(): readonly BrokenLaw[] {
    const state = stateOf(this.#duel);
    const odd = this.#newOutsideJson(state);
    const wrong = [
      ...odd,
      ...brokenRules(state).map((found) => broken('invariants', found)),
      ...brokenViews(this.#duel, state).map((found) => broken('views', found)),
      ...this.#inCards(state),
      // What is no JSON cannot be saved.
      ...(odd.length === 0 ? this.#whenSaved(state) : []),
    ];
    this.#duel = fromMereState(this.#duel);
    return wrong;
  }
  /** What is not plain JSON, in the parts of a state that are new. From now on nobody can write into them. */
  #newOutsideJson(state: DuelState): BrokenLaw[] {
    const isKnown = (part: object): boolean => {
      if (this.#plain.has(part)) return true;
      this.#plain.add(Object.freeze(part));
      return false;
    };
    return Object.entries(state).flatMap(([name, part]) =>
      outsideJson(part, `state.${name}`, isKnown).map((found) => broken('json', found)),
    );
  }
  /** A state of plain JSON comes back from its text as it was: the doors are tried in each turn, and in each kind of moment of a duel once. */
  #whenSaved({ turn, decision, frames }: DuelState): BrokenLaw[] {
    const { procedure, step } = frames[frames.length - 1] ?? {};
    const moment = `${decision?.kind} in ${procedure}/${step}`;
    if (turn === this.#savedIn && this.#savedAt.has(moment)) return [];
    this.#savedIn = turn;
    this.#savedAt.add(moment);
    const restored = restoreDuel(this.#duel.pool, this.#duel.snapshot());
    const [one, other] = [textOf(this.#duel), textOf(restored)];
    return one === other ? [] : [broken('json', difference(one, other))];
  }
  /** Every card stays its owner's; only Tokens come anew. */
  #inCards(state: DuelState): BrokenLaw[] {
    const now = ownCards(state, this.#count);
    return now === this.#cards ? [] : [broken('conservation', difference(this.#cards, now))];
  }
}
/** The duel with nothing but its state: all that follows from that is found out anew. */
const fromMereState = (duel: Duel): Duel => {
  const { pool, state, look, sorting } = tableOf(duel);
  return duelOn(openTable(pool, state, look, sorting));
};
const ownCards = ({ cards }: DuelState, most: number): string =>
  JSON.stringify(cards.slice(0, most).map(({ passcode, owner }) => [passcode, owner]));
