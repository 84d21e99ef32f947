/** The laws of every duel, at every question: who embeds the engine can check them along with a game. */
import { type Duel, restoreDuel } from '../duel.ts';
import type { DuelState } from '../state/state.ts';
import { brokenRules } from './invariants.ts';
import { brokenViews } from './views.ts';

/** A law that does not hold: its name, and what was found. */
export interface BrokenLaw {
  readonly law: 'json' | 'fork' | 'replay' | 'conservation' | 'invariants' | 'views';
  readonly found: string;
}
const broken = (law: BrokenLaw['law'], found: string): BrokenLaw => ({ law, found });
/** The first place at which two texts part. */
const difference = (one: string, other: string): string => {
  const at = [...one].findIndex((letter, index) => letter !== other[index]);
  return `"${one.slice(Math.max(0, at - 40), at + 40)}" became "${other.slice(Math.max(0, at - 40), at + 40)}"`;
};
const textOf = (duel: Duel): string => JSON.stringify(duel.snapshot().state);

/** Follows a duel step by step on duels of its own, and says which laws are broken. */
export class LawKeeper {
  readonly #duel: Duel;
  /** The same duel, saved and restored at every answer. */
  #saved: Duel;
  readonly #cards: string;
  readonly #count: number;
  /** A fork of the duel at the last step, and what it was like. */
  #fork: Duel;
  #forkText: string;

  /** Begins with a duel of the same beginning as the one that is followed. */
  constructor(duel: Duel) {
    const { state } = duel.snapshot();
    this.#duel = duel;
    this.#saved = duel.fork();
    this.#count = state.cards.length;
    this.#cards = ownCards(state, this.#count);
    this.#fork = duel.fork();
    this.#forkText = JSON.stringify(state);
  }

  /** What is broken when the duel has got this answer. */
  answer(picked: readonly number[]): readonly BrokenLaw[] {
    const refusal = this.#duel.answer(picked) ?? this.#saved.answer(picked);
    return refusal ? [broken('replay', `the answer ${picked} is refused: ${refusal.message}`)] : this.#goOn();
  }
  surrender(player: 0 | 1): readonly BrokenLaw[] {
    this.#duel.surrender(player);
    this.#saved.surrender(player);
    return this.#goOn();
  }
  limitTurns(turns: number): readonly BrokenLaw[] {
    this.#duel.limitTurns(turns);
    this.#saved.limitTurns(turns);
    return this.#goOn();
  }
  /**
   * A step is over. The followed duel was forked and looked at, another one saved and restored at every answer: they must be the same still. The
   * fork from before the step must not have gone on with it.
   */
  compare(followed: Duel): readonly BrokenLaw[] {
    const own = textOf(this.#duel);
    const pairs = [
      ['replay', textOf(followed), own],
      ['json', textOf(this.#saved), own],
      ['fork', textOf(this.#fork), this.#forkText],
    ] as const;
    this.#fork = this.#duel.fork();
    this.#forkText = own;
    return pairs.flatMap(([law, one, other]) => (one === other ? [] : [broken(law, difference(one, other))]));
  }

  #goOn(): readonly BrokenLaw[] {
    const snapshot = this.#saved.snapshot();
    const { state } = snapshot;
    this.#saved = restoreDuel(this.#duel.pool, snapshot);
    const [one, other] = [this.#duel, this.#saved].map(({ decision }) => JSON.stringify(decision));
    return [
      ...(one === other ? [] : [broken('json', difference(one ?? '', other ?? ''))]),
      ...brokenRules(state).map((wrong) => broken('invariants', wrong)),
      ...brokenViews(this.#duel, state).map((wrong) => broken('views', wrong)),
      ...this.#inCards(state),
    ];
  }
  /** Every card stays its owner's; only Tokens come anew. */
  #inCards(state: DuelState): BrokenLaw[] {
    const now = ownCards(state, this.#count);
    return now === this.#cards ? [] : [broken('conservation', difference(this.#cards, now))];
  }
}
const ownCards = ({ cards }: DuelState, most: number): string =>
  JSON.stringify(cards.slice(0, most).map(({ passcode, owner }) => [passcode, owner]));
