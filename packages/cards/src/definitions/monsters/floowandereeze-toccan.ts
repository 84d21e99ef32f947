import { addToHand, at, faceUp, series, target, target1 } from '@spellspeed/engine/language';
import { floowandereezeThat } from '../../archetypes/floowandereeze.ts';
import { monsterCard } from '../../card.ts';

export const floowandereezeToccan = monsterCard(17827173, {
  effects: floowandereezeThat({
    targets: [target1(series('Floowandereeze'), faceUp, at('you', 'banished'))],
    first: addToHand(target),
  }),
});
