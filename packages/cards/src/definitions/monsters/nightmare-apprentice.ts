import {
  addToHand,
  choose1,
  continuous,
  discard,
  except,
  inYourDeck,
  inYourHand,
  itself,
  monster,
  named,
  not,
  notDestroyedByBattle,
  opponentInBattle,
  race,
  summoned,
  thisCard,
  thisOne,
  trigger,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const nightmareApprentice = monsterCard(58143852, {
  summoning: {
    procedure: {
      from: ['hand'],
      does: discard(choose1(inYourHand, except(thisCard))),
      limit: useOncePerTurn,
    },
  },
  effects: [
    continuous({ number: 1, affects: itself(thisCard), modifiers: [notDestroyedByBattle()] }),
    continuous({ number: 1, affects: itself(opponentInBattle), modifiers: [notDestroyedByBattle()] }),
    trigger({
      number: 2,
      on: summoned(thisOne, ['normal', 'tribute', 'special']),
      use: 'if-you-can',
      limit: useOncePerTurn,
      resolve: addToHand(choose1(race('Illusion'), monster, inYourDeck, not(named('Nightmare Apprentice')))),
    }),
  ],
});
