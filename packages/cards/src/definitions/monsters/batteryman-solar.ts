import {
  apply,
  at,
  choose1,
  effectMonster,
  except,
  ignition,
  inYourDeck,
  monster,
  nameBecomesThatOf,
  race,
  sendToGy,
  series,
  specialSummonTokens,
  summoned,
  target,
  target1,
  thisCard,
  thisOne,
  token,
  trigger,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const BATTERYMAN_TOKEN = token(44586427, 'Batteryman Token', {
  attribute: 'LIGHT',
  race: 'Thunder',
  level: 1,
  atk: 0,
  def: 0,
  series: ['Batteryman'],
});

export const batterymanSolar = monsterCard(44586426, {
  effects: [
    trigger({
      on: summoned(thisOne, ['normal', 'tribute', 'special']),
      use: 'if-you-can',
      limit: useOncePerTurn,
      resolve: sendToGy(choose1(race('Thunder'), monster, inYourDeck)),
    }),
    trigger({
      on: summoned([race('Thunder'), monster, except(thisCard)], ['normal', 'tribute', 'special']),
      use: 'mandatory',
      limit: useOncePerTurn,
      resolve: specialSummonTokens(1, BATTERYMAN_TOKEN),
    }),
    ignition({
      limit: useOncePerTurn,
      targets: [target1(series('Batteryman'), effectMonster, at('you', 'monsters', 'gy'))],
      resolve: apply('end-phase', thisCard, nameBecomesThatOf(target)),
    }),
  ],
});
