/** What "Fire King" cards have in common. */
import {
  type Action,
  type Effect,
  inYourPossession,
  monster,
  moved,
  originalAttribute,
  specialSummon,
  summoned,
  thisCard,
  thisOne,
  trigger,
  useOncePerTurn,
} from '@spellspeed/engine/language';

/** Fire King: where it waits, it is Special Summoned when another FIRE monster of yours is destroyed. */
export const summonedWhenFireIsDestroyed = (
  waits: Pick<Parameters<typeof trigger>[0], 'from' | 'evenIfLater'>,
): Effect =>
  trigger({
    ...waits,
    on: moved([originalAttribute('FIRE'), monster, inYourPossession], {
      manner: ['destroyed'],
      by: ['battle', 'effect'],
    }),
    use: 'if-you-can',
    limit: useOncePerTurn,
    resolve: specialSummon(thisCard),
  });
/** Fire King: whenever it is Summoned. */
export const whenFireKingIsSummoned = (does: Action): Effect =>
  trigger({
    on: summoned(thisOne, ['normal', 'tribute', 'special']),
    use: 'if-you-can',
    limit: useOncePerTurn,
    resolve: does,
  });
