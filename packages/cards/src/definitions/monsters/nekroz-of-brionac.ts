import {
  addToHand,
  choose1,
  discard,
  type Filter,
  faceUp,
  ignition,
  inYourDeck,
  monster,
  named,
  not,
  onField,
  property,
  series,
  shuffleIntoDeck,
  specialSummonedFrom,
  spell,
  target,
  targetUpTo,
  thisCard,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const EXTRA_DECK_MONSTER: Filter = [monster, faceUp, specialSummonedFrom('extra'), onField];

export const nekrozOfBrionac = monsterCard(26674724, {
  summoning: {
    ritualSpell: [series('Nekroz'), property('Ritual'), spell],
    only: ['ritual'],
    ritualWithout: [named('Nekroz of Brionac')],
  },
  effects: [
    ignition({
      from: ['hand'],
      limit: useOncePerTurn,
      cost: discard(thisCard),
      resolve: addToHand(choose1(series('Nekroz'), monster, not(named('Nekroz of Brionac')), inYourDeck)),
    }),
    ignition({
      limit: useOncePerTurn,
      targets: [targetUpTo(2, ...EXTRA_DECK_MONSTER)],
      resolve: shuffleIntoDeck(target),
    }),
  ],
});
