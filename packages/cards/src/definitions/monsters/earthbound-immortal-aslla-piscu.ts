import {
  andIfYouDo,
  as,
  destroy,
  every,
  faceUp,
  leavesField,
  monster,
  noted,
  opponentControls,
  takeDamage,
  thisOne,
  times,
  trigger,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';
import { earthboundImmortal } from '../../kinds.ts';

export const earthboundImmortalAsllaPiscu = monsterCard(10875327, {
  effects: [
    ...earthboundImmortal,
    trigger({
      from: ['gy', 'banished', 'hand', 'deck'],
      on: leavesField([...thisOne, faceUp], { except: 'by-its-own-effect' }),
      use: 'mandatory',
      resolve: andIfYouDo(
        destroy(as('destroyed', every(monster, faceUp, opponentControls))),
        takeDamage('opponent', times(800, noted('destroyed'))),
      ),
    }),
  ],
});
