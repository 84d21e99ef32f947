import {
  apply,
  extraNormalSummon,
  monster,
  player,
  series,
  summoned,
  thisOne,
  unclassified,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const constellarPollux = monsterCard(78364470, {
  effects: [
    unclassified({
      from: ['monsters'],
      on: summoned(thisOne, ['normal']),
      does: apply('end-of-turn', player('you'), extraNormalSummon(series('Constellar'), monster)),
    }),
  ],
});
