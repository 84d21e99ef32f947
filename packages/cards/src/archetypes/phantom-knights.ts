/** The Phantom Knights: what their Traps do from the GY. */
import {
  andIfYouDo,
  apply,
  banish,
  banishedWhenItLeaves,
  inYourGy,
  monster,
  quick,
  series,
  specialSummon,
  target,
  target1,
  thisCard,
  useOncePerTurn,
} from '@spellspeed/engine/language';

/** "You can banish this card from your GY, then target 1 "The Phantom Knights" monster in your GY": it comes back, and is banished when it leaves the field. */
export const phantomKnightsRevival = (says: Pick<Parameters<typeof quick>[0], 'number'> = {}) =>
  quick({
    ...says,
    from: ['gy'],
    limit: useOncePerTurn,
    cost: banish(thisCard),
    targets: [target1(series('The Phantom Knights'), monster, inYourGy)],
    resolve: andIfYouDo(specialSummon(target), apply('while-it-stays', target, banishedWhenItLeaves)),
  });
