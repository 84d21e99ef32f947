/** Who answers the questions of a duel. */
import type { OpenDecision, View } from '@spellspeed/engine';

export interface Bot {
  readonly name: string;
  /** The indexes of the choices taken. The view is made when the bot asks for it, since it costs more than many an answer. */
  readonly choose: (view: () => View, decision: OpenDecision) => readonly number[];
}
