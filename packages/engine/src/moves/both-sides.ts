/** What happened to a card whose controller then is not the player for whom its text speaks now. */
import type { Condition } from '../language/condition.ts';
import type { Happening } from '../state/happening.ts';
import type { Scene } from '../state/scene.ts';
import { isFieldZone } from '../vocabulary/zones.ts';

/** Does the condition hold in the turns of one of the players only? */
const asksWhoseTurn = (condition: Condition): boolean => {
  switch (condition.if) {
    case 'turn':
      return condition.of !== 'any';
    case 'all':
      return condition.of.some(asksWhoseTurn);
    default:
      return false;
  }
};
/**
 * "During your opponent's turn, if this card is sent to the GY": the turn of an opponent of both the player who controlled it there and of
 * its owner is none. (faq.trigger.control.you-and-opponent-from-both-sides)
 */
export const isInNobodysTurn = (
  happening: Happening,
  condition: Condition | undefined,
  { source, you }: Scene,
): boolean =>
  condition !== undefined &&
  happening.what === 'moved' &&
  happening.card.card === source.card &&
  isFieldZone(happening.before.zone) &&
  happening.before.controller !== you &&
  asksWhoseTurn(condition);
