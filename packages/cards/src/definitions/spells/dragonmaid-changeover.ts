import {
  activation,
  addToHand,
  andIfYouDo,
  at,
  frame,
  fusionSummon,
  ignition,
  monster,
  race,
  returnToHand,
  series,
  target,
  target1,
  thisCard,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const dragonmaidChangeover = spellCard(40110009, {
  effects: [
    activation({
      resolve: fusionSummon({
        monster: [race('Dragon'), frame('fusion')],
        materials: [monster, at('you', 'hand', 'monsters')],
      }),
    }),
    ignition({
      from: ['gy'],
      limit: useOncePerTurn,
      targets: [target1(series('Dragonmaid'), monster, youControl)],
      resolve: andIfYouDo(addToHand(thisCard), returnToHand(target)),
    }),
  ],
});
