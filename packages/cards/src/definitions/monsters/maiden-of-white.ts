import {
  activatedTargeting,
  at,
  attribute,
  choose1,
  either,
  exactLevel,
  ignition,
  inYourGy,
  isCard,
  monster,
  named,
  onField,
  placeInSpellTrapZone,
  quick,
  sendToGy,
  specialSummon,
  summoned,
  targetedForAttack,
  thisCard,
  trigger,
  tuner,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const dragon = named('Blue-Eyes White Dragon');

export const maidenOfWhite = monsterCard(17947697, {
  effects: [
    ignition({
      from: ['hand', 'monsters'],
      limit: useOncePerTurn,
      cost: sendToGy(thisCard),
      resolve: placeInSpellTrapZone(choose1(named('True Light'), at('you', 'hand', 'deck', 'gy'))),
    }),
    trigger({
      from: ['gy'],
      on: summoned([dragon], ['special'], 'you'),
      use: 'if-you-can',
      damageStep: 'forbidden',
      limit: useOncePerTurn,
      resolve: specialSummon(thisCard),
    }),
    quick({
      on: [activatedTargeting('any', isCard(thisCard), onField), targetedForAttack()],
      limit: useOncePerTurn,
      resolve: specialSummon(
        choose1(either([dragon], [exactLevel(1), attribute('LIGHT'), tuner]), monster, inYourGy),
      ),
    }),
  ],
});
