import {
  andThen,
  at,
  banish,
  choose1,
  destroy,
  effectMonster,
  eventCard,
  faceUp,
  isCard,
  monster,
  moved,
  not,
  opponentControls,
  specialSummon,
  target,
  target1,
  thisCard,
  trigger,
  useOncePerTurn,
  youCan,
} from '@spellspeed/engine/language';
import { tenyiSummon } from '../../archetypes/tenyi.ts';
import { monsterCard } from '../../card.ts';

export const tenyiSpiritShthana = monsterCard(24557335, {
  effects: [
    tenyiSummon,
    trigger({
      from: ['hand', 'gy'],
      on: moved([not(effectMonster), monster, faceUp, at('you', 'monsters')], {
        manner: ['destroyed'],
        by: ['battle', 'effect'],
      }),
      use: 'if-you-can',
      limit: useOncePerTurn,
      cost: banish(thisCard),
      targets: [target1(monster, at('any', 'gy', 'banished', 'extra'), isCard(eventCard))],
      resolve: andThen(specialSummon(target), youCan(destroy(choose1(monster, opponentControls)))),
    }),
  ],
});
