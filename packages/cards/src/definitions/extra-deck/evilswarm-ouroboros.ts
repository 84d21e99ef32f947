import {
  at,
  atRandom,
  banish,
  detach,
  exactLevel,
  ignition,
  inOpponentsGy,
  materials,
  monster,
  onceWhileFaceUp,
  oneOfTheseEffectsPerTurn,
  opponentControls,
  returnToHand,
  sendToGy,
  target,
  target1,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const evilswarmOuroboros = monsterCard(38273745, {
  summoning: { materials: [materials(3, exactLevel(4), monster)] },
  effects: [
    ignition({
      limit: onceWhileFaceUp,
      alsoLimit: oneOfTheseEffectsPerTurn,
      cost: detach(1),
      targets: [target1(opponentControls)],
      resolve: returnToHand(target),
    }),
    ignition({
      limit: onceWhileFaceUp,
      alsoLimit: oneOfTheseEffectsPerTurn,
      cost: detach(1),
      resolve: sendToGy(atRandom(1, at('opponent', 'hand'))),
    }),
    ignition({
      limit: onceWhileFaceUp,
      alsoLimit: oneOfTheseEffectsPerTurn,
      cost: detach(1),
      targets: [target1(inOpponentsGy)],
      resolve: banish(target),
    }),
  ],
});
