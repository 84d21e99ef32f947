/** A card as a scenario names it. */
import type { Player, Zone } from '@spellspeed/engine';

/** A card as a scenario names it: which of those of this name is settled when it is needed. */
export interface CardName {
  readonly text: string;
  readonly passcode: number;
  readonly side: Player | null;
  /** Which of several, counted from 1 in the order of the document. */
  readonly nth: number | null;
  readonly zone: Zone | null;
}
/** A physical card of the scenario; its id in the duel is its position in the engine's order. */
export interface PlacedCard {
  readonly id: number;
  readonly passcode: number;
  readonly side: Player;
  /** One of the plain monsters that the runner put below the Deck. */
  readonly isFiller: boolean;
}
