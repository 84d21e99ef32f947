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
  property,
  series,
  specialSummonedFrom,
  spell,
  target,
  target1,
  thisCard,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const nekrozOfUnicore = monsterCard(89463537, {
  summoning: { ritualSpell: [series('Nekroz'), property('Ritual'), spell], only: ['ritual'] },
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
