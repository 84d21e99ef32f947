import {
  addToHand,
  as,
  at,
  banish,
  choose1,
  inYourDeck,
  inYourHand,
  inYourPossession,
  monster,
  moved,
  sameRaceAs,
  summoned,
  target,
  target1,
  the,
  thisOne,
  trigger,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const aloofLupine = monsterCard(92998610, {
  effects: [
    trigger({
      on: summoned(thisOne, ['normal', 'tribute']),
      use: 'when-you-can',
      limit: useOncePerTurn,
      cost: banish(as('banished', choose1(monster, inYourHand))),
      resolve: banish(choose1(monster, sameRaceAs(the('banished')), inYourDeck)),
    }),
    trigger({
      from: ['gy', 'banished'],
      on: [
        moved(thisOne, { manner: ['destroyed'], by: ['battle'] }),
        moved([...thisOne, inYourPossession], { manner: ['destroyed'], by: ['effect'], doer: 'opponent' }),
      ],
      use: 'if-you-can',
      limit: useOncePerTurn,
      targets: [target1(monster, at('you', 'banished'))],
      resolve: addToHand(target),
    }),
  ],
});
