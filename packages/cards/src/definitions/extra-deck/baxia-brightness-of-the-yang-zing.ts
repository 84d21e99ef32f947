import {
  andIfYouDo,
  destroy,
  ignition,
  inYourGy,
  level,
  monster,
  oncePerTurn,
  onField,
  originalAttributesUsed,
  race,
  shuffleIntoDeck,
  specialSummon,
  summoned,
  target,
  target1,
  targetAs,
  targetUpTo,
  the,
  thisCard,
  thisOne,
  trigger,
  tunerAndNonTuners,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const baxiaBrightnessOfTheYangZing = monsterCard(83755611, {
  summoning: { materials: tunerAndNonTuners(race('Wyrm')) },
  effects: [
    trigger({
      on: summoned(thisOne, ['synchro']),
      use: 'when-you-can',
      targets: [targetUpTo(originalAttributesUsed(thisCard, race('Wyrm'), monster), onField)],
      resolve: shuffleIntoDeck(target),
    }),
    ignition({
      limit: oncePerTurn,
      targets: [
        targetAs('yours', target1(youControl)),
        targetAs('other', target1(level({ max: 4 }), monster, inYourGy)),
      ],
      resolve: andIfYouDo(destroy(the('yours')), specialSummon(the('other'))),
    }),
  ],
});
