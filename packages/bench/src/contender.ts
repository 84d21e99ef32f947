/** What one engine did within its time box; every number is a sum over the duels that ended in it. */
export interface Tally {
  readonly duels: number;
  /** Questions that a player answered. */
  readonly decisions: number;
  /** Those of them that had more than one legal answer. */
  readonly decisionsWithChoice: number;
  readonly turns: number;
  /** From nothing to a duel that has its cards and has been started. */
  readonly setupMilliseconds: number;
  /** Set-up, play and taking down: the whole time box, until its last duel ended. */
  readonly elapsedMilliseconds: number;
}

/** An engine that plays random mirror duels with the vanilla Deck, always to their end. */
export interface Contender {
  readonly name: string;
  playDuels(seconds: number, seed: number): Tally;
}

/** One duel, as an engine's adapter reports it. */
export interface DuelRecord {
  readonly winner: 'first' | 'second' | 'nobody';
  readonly reason: 'life-points' | 'deck-out' | 'other';
  readonly turns: number;
  readonly decisions: number;
  readonly decisionsWithChoice: number;
  readonly setupMilliseconds: number;
}

/** A duel longer than this is a bug: 35 draws each leave at most about seventy turns. */
export const TURN_LIMIT = 1000;

/** Plays duel after duel, each with the next seed, until the time is up; the last one is finished. */
export function playWithin(seconds: number, seed: number, playDuel: (seed: number) => DuelRecord): Tally {
  const sum = { duels: 0, decisions: 0, decisionsWithChoice: 0, turns: 0, setupMilliseconds: 0 };
  const start = performance.now();
  let elapsedMilliseconds = 0;
  do {
    const duel = playDuel(seed + sum.duels);
    sum.duels += 1;
    sum.decisions += duel.decisions;
    sum.decisionsWithChoice += duel.decisionsWithChoice;
    sum.turns += duel.turns;
    sum.setupMilliseconds += duel.setupMilliseconds;
    elapsedMilliseconds = performance.now() - start;
  } while (elapsedMilliseconds < seconds * 1000);
  return { ...sum, elapsedMilliseconds };
}
