import {
  addToHand,
  allThatMatch,
  atLeast,
  choose1,
  continuous,
  gainsLifePoints,
  ignition,
  inYourDeck,
  itself,
  lifePointsOf,
  materials,
  monster,
  notDestroyedByBattle,
  oncePerTurn,
  pointedToBy,
  race,
  specialSummon,
  thisCard,
  tribute,
  trigger,
  unless,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const HIGHER_LIFE_POINTS = unless(atLeast(lifePointsOf('opponent'), lifePointsOf('you')));

export const aromaseraphyJasmine = monsterCard(21200905, {
  summoning: { materials: [materials(2, race('Plant'), monster)] },
  effects: [
    continuous({
      number: 1,
      from: ['monsters'],
      while: HIGHER_LIFE_POINTS,
      affects: itself(thisCard),
      modifiers: [notDestroyedByBattle()],
    }),
    continuous({
      number: 1,
      from: ['monsters'],
      while: HIGHER_LIFE_POINTS,
      affects: allThatMatch(race('Plant'), monster, pointedToBy(thisCard)),
      modifiers: [notDestroyedByBattle()],
    }),
    ignition({
      number: 2,
      limit: useOncePerTurn,
      cost: tribute(choose1(monster, youControl, pointedToBy(thisCard))),
      resolve: specialSummon(choose1(race('Plant'), monster, inYourDeck), { positions: ['defense'] }),
    }),
    trigger({
      number: 3,
      limit: oncePerTurn,
      on: gainsLifePoints('you'),
      use: 'mandatory',
      resolve: addToHand(choose1(race('Plant'), monster, inYourDeck)),
    }),
  ],
});
