import {
  continuous,
  faceUp,
  gainsAtkDef,
  itself,
  monster,
  numberOf,
  race,
  specialSummon,
  summonedTogether,
  thisCard,
  times,
  trigger,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const deskbot001 = monsterCard(94693857, {
  effects: [
    continuous({
      affects: itself(thisCard),
      modifiers: [gainsAtkDef(times(500, numberOf(race('Machine'), monster, faceUp, youControl)))],
    }),
    trigger({
      from: ['gy'],
      on: summonedTogether(2, [race('Machine'), monster], ['special']),
      use: 'if-you-can',
      damageStep: 'forbidden',
      resolve: specialSummon(thisCard),
    }),
  ],
});
