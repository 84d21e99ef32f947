/** Who answers the questions of a duel. */
import type { Duel, DuelEvent, Imagining, OpenDecision, View } from '@spellspeed/engine';

/** A duel as it might be for all that the player of the open question knows: `duel.imagine` for this player. */
export type Imagine = (imagining: Imagining) => Duel;

export interface Bot {
  readonly name: string;
  /**
   * The indexes of the choices taken. The view is made when the bot asks for it, since it costs more than many an answer. A bot that thinks ahead does so in imagined
   * duels; where it is given none it plays what looks best at once.
   */
  readonly choose: (view: () => View, decision: OpenDecision, imagine?: Imagine) => readonly number[];
  /** Hears what each answer, whoever gave it, led to, as its player is told (`duel.events`): a bot that remembers does so by that. */
  readonly hear?: (events: readonly DuelEvent[]) => void;
  /** Drops what it remembers of the duel: another one begins, or this one is taken back. Then it hears again what is still true. */
  readonly forget?: () => void;
}
