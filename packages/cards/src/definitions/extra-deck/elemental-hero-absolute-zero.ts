import {
  attribute,
  continuous,
  destroy,
  every,
  faceUp,
  gainsAtk,
  inMonsterZone,
  itself,
  leavesField,
  material,
  monster,
  named,
  not,
  numberOf,
  opponentControls,
  series,
  thisCard,
  thisOne,
  times,
  trigger,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const NAME = 'Elemental HERO Absolute Zero';

export const elementalHeroAbsoluteZero = monsterCard(40854197, {
  summoning: {
    materials: [material(series('HERO'), monster), material(attribute('WATER'), monster)],
    only: ['fusion'],
  },
  effects: [
    continuous({
      affects: itself(thisCard),
      modifiers: [
        gainsAtk(times(500, numberOf(faceUp, attribute('WATER'), monster, inMonsterZone, not(named(NAME))))),
      ],
    }),
    trigger({
      from: ['gy', 'banished', 'hand', 'deck', 'extra'],
      on: leavesField([...thisOne, faceUp]),
      use: 'mandatory',
      resolve: destroy(every(monster, opponentControls)),
    }),
  ],
});
