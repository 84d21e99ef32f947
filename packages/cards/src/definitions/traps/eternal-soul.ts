import {
  activation,
  addToHand,
  allThatMatch,
  at,
  choose1,
  continuous,
  destroy,
  every,
  faceUp,
  inYourDeck,
  leavesField,
  monster,
  named,
  opponents,
  quick,
  specialSummon,
  thisOne,
  trigger,
  unaffectedBy,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { trapCard } from '../../card.ts';

export const eternalSoul = trapCard(48680970, {
  effects: [
    continuous({
      affects: allThatMatch(named('Dark Magician'), at('you', 'monsters')),
      modifiers: [unaffectedBy(opponents)],
    }),
    activation({ number: 1 }),
    trigger({
      from: ['deck', 'hand', 'gy', 'banished', 'extra'],
      number: 2,
      on: leavesField([...thisOne, faceUp]),
      use: 'mandatory',
      resolve: destroy(every(monster, youControl)),
    }),
    quick({
      number: 3,
      from: ['spells'],
      limit: useOncePerTurn,
      modes: [
        { resolve: specialSummon(choose1(named('Dark Magician'), at('you', 'hand', 'gy'))) },
        { resolve: addToHand(choose1(named('Dark Magic Attack', 'Thousand Knives'), inYourDeck)) },
      ],
    }),
  ],
});
