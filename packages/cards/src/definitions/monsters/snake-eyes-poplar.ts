import {
  addToHand,
  attribute,
  choose1,
  inYourDeck,
  inYourGy,
  monster,
  moved,
  placeInSpellTrapZone,
  series,
  specialSummon,
  spellOrTrap,
  summoned,
  target,
  target1,
  thisCard,
  thisOne,
  trigger,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const snakeEyesPoplar = monsterCard(90241276, {
  effects: [
    trigger({
      from: ['hand'],
      on: moved(thisOne, { to: ['hand'], manner: ['added', 'returned'] }),
      use: 'if-you-can',
      limit: useOncePerTurn,
      resolve: specialSummon(thisCard),
    }),
    trigger({
      on: summoned(thisOne, ['normal', 'special']),
      use: 'if-you-can',
      limit: useOncePerTurn,
      resolve: addToHand(choose1(series('Snake-Eye'), spellOrTrap, inYourDeck)),
    }),
    trigger({
      from: ['gy'],
      on: moved(thisOne, { to: ['gy'] }),
      use: 'if-you-can',
      limit: useOncePerTurn,
      targets: [target1(attribute('FIRE'), monster, inYourGy)],
      resolve: placeInSpellTrapZone(target),
    }),
  ],
});
