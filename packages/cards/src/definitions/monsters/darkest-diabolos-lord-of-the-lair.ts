import {
  at,
  attribute,
  byOpponent,
  cannotBeTargetedByOpponent,
  choose1,
  continuous,
  ignition,
  itself,
  monster,
  moved,
  notTributedByOpponent,
  opponentAppliesOneOf,
  placeOnBottomOfDeck,
  placeOnTopOfDeck,
  specialSummon,
  thisCard,
  tribute,
  trigger,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const darkMonster = [attribute('DARK'), monster, youControl] as const;
const oneOfTheirHand = byOpponent(choose1(at('opponent', 'hand')));

export const darkestDiabolosLordOfTheLair = monsterCard(50383626, {
  effects: [
    trigger({
      from: ['hand', 'gy'],
      on: moved([...darkMonster], { from: ['monsters'], manner: ['tributed'] }),
      use: 'if-you-can',
      damageStep: 'forbidden',
      limit: useOncePerTurn,
      resolve: specialSummon(thisCard),
    }),
    continuous({
      from: ['monsters'],
      affects: itself(thisCard),
      modifiers: [notTributedByOpponent, cannotBeTargetedByOpponent],
    }),
    ignition({
      limit: useOncePerTurn,
      cost: tribute(choose1(...darkMonster)),
      resolve: opponentAppliesOneOf(placeOnTopOfDeck(oneOfTheirHand), placeOnBottomOfDeck(oneOfTheirHand)),
    }),
  ],
});
