import {
  addToHand,
  allThatMatch,
  continuous,
  discard,
  effectsNegated,
  faceUp,
  ignition,
  inYourGy,
  monster,
  named,
  not,
  onField,
  series,
  specialSummonedFrom,
  target,
  target1,
  thisCard,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { nekrozSummoning } from '../../archetypes/nekroz.ts';
import { monsterCard } from '../../card.ts';

export const nekrozOfUnicore = monsterCard(89463537, {
  summoning: nekrozSummoning(),
  effects: [
    ignition({
      from: ['hand'],
      limit: useOncePerTurn,
      cost: discard(thisCard),
      targets: [target1(series('Nekroz'), inYourGy, not(named('Nekroz of Unicore')))],
      resolve: addToHand(target),
    }),
    continuous({
      from: ['monsters'],
      affects: allThatMatch(monster, faceUp, onField, specialSummonedFrom('extra')),
      modifiers: [effectsNegated],
    }),
  ],
});
