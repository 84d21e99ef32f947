import {
  activatesUpTo,
  continuous,
  exists,
  monster,
  numberOfMonsterCardTypes,
  onField,
  player,
  unless,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const ALONE = unless(exists(monster, youControl));

export const inspectorBoarder = monsterCard(15397015, {
  summoning: {
    normal: { onlyIf: ALONE },
    neverFrom: ['hand', 'deck', 'gy', 'banished'],
    neverFromUnless: ALONE,
  },
  effects: [
    continuous({
      affects: player('any'),
      modifiers: [activatesUpTo(numberOfMonsterCardTypes(monster, onField), monster)],
    }),
  ],
});
