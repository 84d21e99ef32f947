/** What "Timelord" cards have in common. */
import {
  inPhase,
  oncePerTurn,
  shuffleIntoDeck,
  type TriggerEffect,
  thisCard,
  trigger,
} from '@spellspeed/engine/language';

/** Timelord: "Once per turn, during your Standby Phase: Shuffle this card into the Deck." */
export const timelordReturn: TriggerEffect = trigger({
  on: inPhase('standby', 'you'),
  use: 'mandatory',
  limit: oncePerTurn,
  resolve: shuffleIntoDeck(thisCard),
});
