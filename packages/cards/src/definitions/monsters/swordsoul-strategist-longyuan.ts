import {
  andThen,
  choose1,
  discard,
  either,
  except,
  ignition,
  inYourHand,
  monster,
  race,
  sentToGyAsMaterial,
  series,
  specialSummon,
  takeDamage,
  thisCard,
  thisOne,
  trigger,
  useOncePerTurn,
  youCan,
} from '@spellspeed/engine/language';
import { makesSwordsoulToken } from '../../archetypes/swordsoul.ts';
import { monsterCard } from '../../card.ts';

export const swordsoulStrategistLongyuan = monsterCard(93490856, {
  effects: [
    ignition({
      from: ['hand'],
      limit: useOncePerTurn,
      cost: discard(
        choose1(either([series('Swordsoul')], [race('Wyrm'), monster]), inYourHand, except(thisCard)),
      ),
      resolve: andThen(specialSummon(thisCard), youCan(makesSwordsoulToken)),
    }),
    trigger({
      from: ['gy'],
      on: sentToGyAsMaterial(thisOne, ['synchro']),
      use: 'if-you-can',
      limit: useOncePerTurn,
      resolve: takeDamage('opponent', 1200),
    }),
  ],
});
