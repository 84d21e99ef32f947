import {
  addToHand,
  at,
  choose1,
  detach,
  exactLevel,
  ignition,
  inYourDeck,
  materialsOrMore,
  monster,
  series,
  specialSummon,
  spellOrTrap,
  summoned,
  thisOne,
  tribute,
  trigger,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const primathmechAlembertian = monsterCard(85692042, {
  summoning: { materials: [materialsOrMore(2, exactLevel(4), monster)] },
  effects: [
    trigger({
      on: summoned(thisOne, ['xyz']),
      use: 'if-you-can',
      limit: useOncePerTurn,
      modes: [
        { cost: detach(2), resolve: addToHand(choose1(series('Mathmech'), inYourDeck)) },
        { cost: detach(3), resolve: addToHand(choose1(exactLevel(4), monster, inYourDeck)) },
        { cost: detach(4), resolve: addToHand(choose1(spellOrTrap, inYourDeck)) },
      ],
    }),
    ignition({
      limit: useOncePerTurn,
      cost: tribute(choose1(monster, youControl)),
      resolve: specialSummon(choose1(exactLevel(4), series('Mathmech'), monster, at('you', 'hand', 'gy'))),
    }),
  ],
});
