import {
  addToHand,
  exists,
  inPhase,
  inYourHand,
  payLifePoints,
  thisCard,
  trigger,
  unless,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const returnZombie = monsterCard(3072077, {
  effects: [
    trigger({
      from: ['gy'],
      on: inPhase('standby', 'you'),
      use: 'if-you-can',
      cost: payLifePoints(500),
      alsoAtResolution: unless(exists(inYourHand)),
      resolve: addToHand(thisCard),
    }),
  ],
});
