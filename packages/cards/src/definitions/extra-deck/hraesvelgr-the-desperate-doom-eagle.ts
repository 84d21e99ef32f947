import {
  attribute,
  continuous,
  exists,
  gainsAtk,
  inOpponentsGy,
  itself,
  materialsOrMore,
  monster,
  quick,
  shuffleIntoDeck,
  target,
  target1,
  thisCard,
  unless,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const hraesvelgrTheDesperateDoomEagle = monsterCard(49105782, {
  summoning: { materials: [materialsOrMore(2, attribute('WIND'), monster)] },
  effects: [
    continuous({
      while: unless(exists(monster, inOpponentsGy)),
      affects: itself(thisCard),
      modifiers: [gainsAtk(2400)],
    }),
    quick({
      limit: useOncePerTurn,
      targets: [target1(monster, inOpponentsGy)],
      resolve: shuffleIntoDeck(target),
    }),
  ],
});
