import {
  addToHand,
  apply,
  attributeBecomesDeclared,
  choose1,
  declareAttribute,
  either,
  ignition,
  inYourDeck,
  inYourHand,
  monster,
  named,
  not,
  oncePerTurn,
  sendToGy,
  series,
  thisCard,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const elementsaber = series('Elementsaber');

export const elementsaberMakani = monsterCard(19036557, {
  effects: [
    ignition({
      limit: oncePerTurn,
      cost: sendToGy(choose1(elementsaber, monster, inYourHand)),
      resolve: addToHand(
        choose1(
          either([elementsaber], [series('Elemental Lord')]),
          monster,
          inYourDeck,
          not(named('Elementsaber Makani')),
        ),
      ),
    }),
    ignition({
      from: ['gy'],
      limit: oncePerTurn,
      cost: declareAttribute(),
      resolve: apply('end-of-turn', thisCard, attributeBecomesDeclared),
    }),
  ],
});
