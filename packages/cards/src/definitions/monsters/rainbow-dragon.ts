import {
  apply,
  as,
  at,
  atLeast,
  banish,
  every,
  FIELD_ZONES,
  type Filter,
  gainsAtk,
  ignition,
  inYourGy,
  monster,
  noted,
  numberOfNames,
  onField,
  quick,
  sendToGy,
  series,
  shuffleIntoDeck,
  summonedThisTurn,
  thisCard,
  times,
  unless,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const beast: Filter = [series('Crystal Beast')];
const later = unless(summonedThisTurn(thisCard, 'special'));

export const rainbowDragon = monsterCard(79856792, {
  summoning: {
    procedure: {
      from: ['hand'],
      condition: atLeast(numberOfNames(...beast, at('you', ...FIELD_ZONES, 'gy')), 7),
    },
    only: ['procedure'],
  },
  effects: [
    quick({
      condition: later,
      cost: sendToGy(as('sent', every(...beast, monster, youControl))),
      resolve: apply('while-face-up', thisCard, gainsAtk(times(1000, noted('sent')))),
    }),
    ignition({
      condition: later,
      cost: banish(every(...beast, monster, inYourGy)),
      resolve: shuffleIntoDeck(every(onField)),
    }),
  ],
});
