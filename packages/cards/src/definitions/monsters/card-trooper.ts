import {
  and,
  apply,
  as,
  declareNumber,
  draw,
  gainsAtk,
  howMany,
  ignition,
  moved,
  noted,
  oncePerTurn,
  sendToGy,
  the,
  thisCard,
  thisOne,
  times,
  topOfDeck,
  trigger,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const cardTrooper = monsterCard(85087012, {
  effects: [
    ignition({
      limit: oncePerTurn,
      cost: and(declareNumber(1, 3), sendToGy(as('sent', topOfDeck(noted('declared'))))),
      resolve: apply('end-of-turn', thisCard, gainsAtk(times(500, howMany(the('sent'))))),
    }),
    trigger({
      from: ['gy'],
      on: moved([...thisOne, youControl], { to: ['gy'], manner: ['destroyed'], owner: 'you' }),
      use: 'mandatory',
      resolve: draw(1),
    }),
  ],
});
