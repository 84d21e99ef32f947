import {
  addToHand,
  destroy,
  exists,
  faceUp,
  inYourGy,
  monster,
  moved,
  named,
  not,
  series,
  summonedByItsEffect,
  target,
  target1,
  thisOne,
  trigger,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const scrapOrthros = monsterCard(64550682, {
  summoning: {
    normal: { never: true },
    first: ['procedure'],
    procedure: { from: ['hand'], condition: exists(series('Scrap'), monster, faceUp, youControl) },
  },
  effects: [
    trigger({
      on: summonedByItsEffect,
      use: 'mandatory',
      targets: [target1(series('Scrap'), monster, youControl)],
      resolve: destroy(target),
    }),
    trigger({
      from: ['gy'],
      on: moved(thisOne, { to: ['gy'], manner: ['destroyed'], by: ['effect'], of: [series('Scrap')] }),
      use: 'if-you-can',
      targets: [target1(series('Scrap'), monster, inYourGy, not(named('Scrap Orthros')))],
      resolve: addToHand(target),
    }),
  ],
});
