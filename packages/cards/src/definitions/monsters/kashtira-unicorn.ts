import {
  addToHand,
  andIfYouDo,
  at,
  banish,
  choose1,
  declaresAttack,
  effectResolves,
  every,
  exists,
  ignition,
  inYourDeck,
  lookAt,
  monster,
  series,
  spell,
  thisOne,
  trigger,
  unless,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const kashtiraUnicorn = monsterCard(68304193, {
  summoning: { procedure: { from: ['hand'], condition: unless(exists(monster, youControl)) } },
  effects: [
    ignition({
      limit: useOncePerTurn,
      resolve: addToHand(choose1(series('Kashtira'), spell, inYourDeck)),
    }),
    trigger({
      on: [declaresAttack(thisOne), effectResolves('opponent', monster)],
      use: 'if-you-can',
      damageStep: 'forbidden',
      limit: useOncePerTurn,
      resolve: andIfYouDo(
        lookAt(every(at('opponent', 'extra'))),
        banish(choose1(monster, at('opponent', 'extra')), { face: 'down' }),
      ),
    }),
  ],
});
