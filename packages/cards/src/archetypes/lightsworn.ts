/** What "Lightsworn" cards have in common. */
import { type Effect, inPhase, type Limit, sendToGy, topOfDeck, trigger } from '@spellspeed/engine/language';

/** Lightsworn: "During your End Phase: Send the top cards of your Deck to the GY." */
export const lightswornEndPhase = (count: number, limit?: Limit): Effect =>
  trigger({
    on: inPhase('end', 'you'),
    use: 'mandatory',
    ...(limit && { limit }),
    resolve: sendToGy(topOfDeck(count)),
  });
