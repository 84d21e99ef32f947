/** The last answers of a Duel, each with the Match before it: how an answer can be taken back, and why it cannot. */
import { PLAYERS, type Player } from '@spellspeed/engine';
import type { Match, MatchEvent } from '@spellspeed/match';
import type { Clock } from './clock.ts';
import { type Learned, learned } from './learned.ts';

/** More than these nobody goes back; each is a fork that shares with the Match what has not changed. */
export const KEPT = 8;

export interface Step {
  readonly by: Player;
  readonly isPass: boolean;
  readonly before: Match;
  /** After it, without the time that it gave. */
  readonly clock: Clock;
  /** What each was told of it. */
  readonly told: readonly [readonly MatchEvent[], readonly MatchEvent[]];
}
/** `nothing`: no answer of this player is kept · `answered`: the other has decided something since · `asked`: it was asked for already. */
export type NoWayBack = Learned | 'nothing' | 'answered' | 'asked';

export class WayBack {
  #steps: Step[] = [];
  /** The step for which somebody has asked, whatever came of it. */
  #asked: Step | null = null;

  add(step: Step): void {
    this.#steps = [...this.#steps, step].slice(-KEPT);
  }
  clear(): void {
    this.#steps = [];
    this.#asked = null;
  }
  /** The last answer of this player that was a decision. The other may have passed since: who passes has decided nothing that stands on the table. */
  find(player: Player, now: Match): Step | NoWayBack {
    const index = this.#steps.findLastIndex(({ by, isPass }) => by === player && !isPass);
    const step = this.#steps[index];
    if (step === undefined) return 'nothing';
    const since = this.#steps.slice(index);
    if (since.some(({ by, isPass }) => by !== player && !isPass)) return 'answered';
    const told = PLAYERS.map((each) => since.flatMap((one) => one.told[each])) as [
      MatchEvent[],
      MatchEvent[],
    ];
    return learned(step.before, now, told) ?? (this.#asked === step ? 'asked' : step);
  }
  /** Nobody is asked twice for the same. */
  asked(step: Step): void {
    this.#asked = step;
  }
  /** All from this step on is forgotten. */
  goTo(step: Step): void {
    this.#steps = this.#steps.slice(0, this.#steps.indexOf(step));
    this.#asked = null;
  }
}
