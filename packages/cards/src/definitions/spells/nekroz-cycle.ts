import {
  activation,
  addToHand,
  and,
  at,
  banish,
  choose1,
  exists,
  frame,
  ignition,
  inYourDeck,
  inYourGy,
  monster,
  ritualSummon,
  series,
  spell,
  thisCard,
  unless,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const nekrozCycle = spellCard(97211663, {
  effects: [
    activation({
      limit: useOncePerTurn,
      resolve: ritualSummon({
        monster: [series('Nekroz'), frame('ritual'), at('you', 'hand', 'gy')],
        tributes: [monster, at('you', 'hand', 'monsters')],
        levels: 'exact',
      }),
    }),
    ignition({
      from: ['gy'],
      condition: unless(exists(monster, youControl)),
      cost: and(banish(thisCard), banish(choose1(series('Nekroz'), monster, inYourGy))),
      resolve: addToHand(choose1(series('Nekroz'), spell, inYourDeck)),
    }),
  ],
});
