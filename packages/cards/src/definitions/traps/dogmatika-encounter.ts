import {
  activateOncePerTurn,
  activation,
  addToHand,
  applyOneOf,
  choose1,
  either,
  inYourGy,
  inYourHand,
  monster,
  named,
  series,
  specialSummon,
} from '@spellspeed/engine/language';
import { trapCard } from '../../card.ts';

export const dogmatikaEncounter = trapCard(29354228, {
  effects: [
    activation({
      limit: activateOncePerTurn,
      modes: [
        {
          resolve: specialSummon(
            choose1(either([series('Dogmatika'), monster], [named('Fallen of Albaz')]), inYourHand),
          ),
        },
        {
          resolve: applyOneOf(
            addToHand(choose1(either([series('Dogmatika'), monster], [named('Fallen of Albaz')]), inYourGy)),
            specialSummon(
              choose1(either([series('Dogmatika'), monster], [named('Fallen of Albaz')]), inYourGy),
            ),
          ),
        },
      ],
    }),
  ],
});
