import {
  at,
  choose1,
  continuous,
  except,
  gainsAtkDef,
  inGys,
  itself,
  monster,
  moved,
  numberOf,
  race,
  specialSummon,
  thisCard,
  times,
  trigger,
  tunerAndNonTuners,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const redEyesZombieNecroDragon = monsterCard(28240337, {
  summoning: { materials: tunerAndNonTuners() },
  effects: [
    continuous({
      affects: itself(thisCard),
      modifiers: [gainsAtkDef(times(100, numberOf(race('Zombie'), monster, at('any', 'monsters', 'gy'))))],
    }),
    trigger({
      on: moved([race('Zombie'), monster, except(thisCard)], { manner: ['destroyed'], by: ['battle'] }),
      use: 'when-you-can',
      limit: useOncePerTurn,
      resolve: specialSummon(choose1(race('Zombie'), monster, inGys)),
    }),
  ],
});
