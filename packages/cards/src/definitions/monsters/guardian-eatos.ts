import {
  andIfYouDo,
  apply,
  as,
  banish,
  choose1,
  equippedTo,
  exists,
  gainsAtk,
  ignition,
  inOpponentsGy,
  inYourGy,
  isCard,
  monster,
  noted,
  property,
  sendToGy,
  spell,
  target,
  targetUpTo,
  that,
  thisCard,
  times,
  unless,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const guardianEatos = monsterCard(34022290, {
  summoning: {
    procedure: { from: ['hand'], condition: unless(exists(monster, inYourGy)) },
  },
  effects: [
    ignition({
      number: 2,
      cost: sendToGy(choose1(property('Equip'), spell, equippedTo(isCard(thisCard)), youControl)),
      targets: [targetUpTo(3, monster, inOpponentsGy)],
      resolve: andIfYouDo(
        banish(as('banished', that(target))),
        apply('end-of-turn', thisCard, gainsAtk(times(500, noted('banished')))),
      ),
    }),
  ],
});
