import {
  allThatMatchNow,
  apply,
  attributeBecomesDeclared,
  declareAttribute,
  declareRace,
  faceUp,
  ignition,
  materials,
  monster,
  pointedToBy,
  raceBecomesDeclared,
  thisCard,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const reprodocus = monsterCard(34989413, {
  summoning: { materials: [materials(2, monster)] },
  effects: [
    ignition({
      limit: useOncePerTurn,
      modes: [
        {
          cost: declareRace(),
          resolve: apply(
            'end-of-turn',
            allThatMatchNow(monster, faceUp, pointedToBy(thisCard)),
            raceBecomesDeclared,
          ),
        },
        {
          cost: declareAttribute(),
          resolve: apply(
            'end-of-turn',
            allThatMatchNow(monster, faceUp, pointedToBy(thisCard)),
            attributeBecomesDeclared,
          ),
        },
      ],
    }),
  ],
});
