import {
  eventCard,
  monster,
  opponentControls,
  originalAtkOf,
  takeDamage,
  thisOne,
  trigger,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';
import { earthboundImmortal } from '../../kinds.ts';

export const earthboundImmortalCcapacApu = monsterCard(46263076, {
  effects: [
    ...earthboundImmortal,
    trigger({
      on: { event: 'destroyed-by-battle', card: [monster, opponentControls], by: thisOne },
      use: 'mandatory',
      resolve: takeDamage('opponent', originalAtkOf(eventCard)),
    }),
  ],
});
