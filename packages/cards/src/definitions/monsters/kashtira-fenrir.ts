import {
  addToHand,
  banish,
  choose1,
  declaresAttack,
  effectResolves,
  exists,
  faceUp,
  ignition,
  inYourDeck,
  monster,
  opponentControls,
  series,
  target,
  target1,
  thisOne,
  trigger,
  unless,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const kashtiraFenrir = monsterCard(32909498, {
  summoning: { procedure: { from: ['hand'], condition: unless(exists(monster, youControl)) } },
  effects: [
    ignition({
      limit: useOncePerTurn,
      resolve: addToHand(choose1(series('Kashtira'), monster, inYourDeck)),
    }),
    trigger({
      on: [declaresAttack(thisOne), effectResolves('opponent', monster)],
      use: 'if-you-can',
      damageStep: 'forbidden',
      limit: useOncePerTurn,
      targets: [target1(faceUp, opponentControls)],
      resolve: banish(target, { face: 'down' }),
    }),
  ],
});
