import {
  activation,
  addToHand,
  andThen,
  at,
  attribute,
  banish,
  choose1,
  either,
  exactLevel,
  except,
  faceUp,
  ignition,
  inYourDeck,
  inYourGy,
  monster,
  placeOnBottomOfDeck,
  sendToGy,
  series,
  specialSummon,
  target,
  target1,
  thisCard,
  useOneOfTheEffectsPerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const originalSinfulSpoilsSnakeEye = spellCard(89023486, {
  effects: [
    activation({
      limit: useOneOfTheEffectsPerTurn,
      cost: sendToGy(choose1(faceUp, youControl, except(thisCard))),
      resolve: specialSummon(choose1(exactLevel(1), attribute('FIRE'), monster, at('you', 'hand', 'deck'))),
    }),
    ignition({
      from: ['gy'],
      limit: useOneOfTheEffectsPerTurn,
      cost: banish(thisCard),
      targets: [target1(either([series('Snake-Eye')], [series('Diabellstar')]), monster, inYourGy)],
      resolve: andThen(
        addToHand(choose1(exactLevel(1), attribute('FIRE'), monster, inYourDeck)),
        placeOnBottomOfDeck(target),
      ),
    }),
  ],
});
