import {
  andIfYouDo,
  apply,
  atkBecomes,
  atkOf,
  destroy,
  every,
  FIELD_ZONES,
  faceUp,
  inYourGy,
  monster,
  moved,
  numberOfNames,
  opponentControls,
  race,
  series,
  specialSummon,
  summoned,
  takeDamage,
  target,
  target1,
  thisCard,
  thisOne,
  times,
  trigger,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const deepEyesWhiteDragon = monsterCard(22804410, {
  effects: [
    trigger({
      from: ['hand'],
      on: [
        moved([series('Blue-Eyes'), monster, faceUp, youControl], {
          manner: ['destroyed'],
          by: ['battle'],
        }),
        moved([series('Blue-Eyes'), monster, faceUp, youControl], {
          manner: ['destroyed'],
          by: ['effect'],
          doer: 'opponent',
        }),
      ],
      use: 'when-you-can',
      resolve: andIfYouDo(
        specialSummon(thisCard),
        takeDamage('opponent', times(600, numberOfNames(race('Dragon'), monster, inYourGy))),
      ),
    }),
    trigger({
      on: summoned(thisOne, ['normal', 'tribute', 'special']),
      use: 'mandatory',
      targets: [target1(race('Dragon'), monster, inYourGy)],
      resolve: apply('while-face-up', thisCard, atkBecomes(atkOf(target))),
    }),
    trigger({
      from: ['gy', 'banished'],
      on: moved(thisOne, { from: FIELD_ZONES, manner: ['destroyed'], by: ['effect'] }),
      use: 'mandatory',
      resolve: destroy(every(monster, opponentControls)),
    }),
  ],
});
