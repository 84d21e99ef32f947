import {
  allThatMatch,
  choose1,
  continuous,
  destroy,
  faceUp,
  gainsAtk,
  inYourGy,
  later,
  level,
  material,
  monster,
  moved,
  nextTurn,
  numberOf,
  oneOfEach,
  onField,
  opponentControls,
  quick,
  series,
  specialSummon,
  thisOne,
  times,
  trigger,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const destinyHeroDestroyerPhoenixEnforcer = monsterCard(60461804, {
  summoning: {
    materials: [
      material(level({ min: 6 }), series('HERO'), monster),
      material(series('Destiny HERO'), monster),
    ],
  },
  effects: [
    continuous({
      affects: allThatMatch(monster, faceUp, opponentControls),
      modifiers: [gainsAtk(times(-200, numberOf(series('HERO'), inYourGy)))],
    }),
    quick({
      limit: useOncePerTurn,
      resolve: destroy(oneOfEach([[youControl], []], onField)),
    }),
    trigger({
      from: ['gy', 'banished', 'extra'],
      on: moved(thisOne, { manner: ['destroyed'], by: ['battle', 'effect'] }),
      use: 'if-you-can',
      limit: useOncePerTurn,
      resolve: later(
        'standby-phase',
        specialSummon(choose1(series('Destiny HERO'), monster, inYourGy)),
        nextTurn(),
      ),
    }),
  ],
});
