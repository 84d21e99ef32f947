import {
  addToHand,
  allThatMatch,
  attribute,
  choose1,
  continuous,
  gainsAtkDef,
  inPhase,
  inYourDeck,
  inYourGy,
  material,
  monster,
  namedAsOneOf,
  not,
  numberOf,
  oncePerTurn,
  opponentControls,
  series,
  spell,
  summonedThisTurn,
  thisCard,
  times,
  trigger,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const skyStrikerAceShizuku = monsterCard(90673288, {
  summoning: {
    materials: [material(series('Sky Striker Ace'), not(attribute('WATER')), monster)],
    oncePerTurn: true,
  },
  effects: [
    continuous({
      from: ['monsters'],
      affects: allThatMatch(monster, opponentControls),
      modifiers: [gainsAtkDef(times(-100, numberOf(spell, inYourGy)))],
    }),
    trigger({
      on: inPhase('end', 'any'),
      use: 'if-you-can',
      condition: summonedThisTurn(thisCard, 'special'),
      limit: oncePerTurn,
      resolve: addToHand(choose1(series('Sky Striker'), spell, inYourDeck, not(namedAsOneOf(inYourGy)))),
    }),
  ],
});
