import {
  type Filter,
  faceUp,
  ignition,
  monster,
  named,
  not,
  onField,
  shuffleIntoDeck,
  specialSummonedFrom,
  target,
  targetUpTo,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { nekrozAdds, nekrozSummoning } from '../../archetypes/nekroz.ts';
import { monsterCard } from '../../card.ts';

const EXTRA_DECK_MONSTER: Filter = [monster, faceUp, specialSummonedFrom('extra'), onField];

export const nekrozOfBrionac = monsterCard(26674724, {
  summoning: nekrozSummoning(named('Nekroz of Brionac')),
  effects: [
    nekrozAdds(monster, not(named('Nekroz of Brionac'))),
    ignition({
      limit: useOncePerTurn,
      targets: [targetUpTo(2, ...EXTRA_DECK_MONSTER)],
      resolve: shuffleIntoDeck(target),
    }),
  ],
});
