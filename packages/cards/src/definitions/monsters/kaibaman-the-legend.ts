import {
  addToHand,
  andThen,
  at,
  banish,
  choose1,
  chooseExactly,
  either,
  faceUp,
  inYourDeck,
  monster,
  named,
  reveal,
  series,
  specialSummon,
  summoned,
  thisCard,
  thisOne,
  trigger,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const dragon = named('Blue-Eyes White Dragon');

export const kaibamanTheLegend = monsterCard(67768675, {
  effects: [
    trigger({
      on: summoned(thisOne, ['normal', 'tribute', 'special']),
      use: 'if-you-can',
      limit: useOncePerTurn,
      resolve: andThen(
        reveal(chooseExactly(3, dragon, either([at('you', 'hand', 'deck', 'gy')], [faceUp, youControl]))),
        specialSummon(choose1(dragon, at('you', 'hand', 'deck', 'gy'))),
      ),
    }),
    trigger({
      from: ['gy'],
      on: summoned([dragon], ['special'], 'you'),
      use: 'if-you-can',
      damageStep: 'forbidden',
      limit: useOncePerTurn,
      cost: banish(thisCard),
      resolve: addToHand(choose1(series('Blue-Eyes'), monster, inYourDeck)),
    }),
  ],
});
