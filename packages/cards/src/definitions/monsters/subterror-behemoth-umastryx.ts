import {
  banish,
  changedTo,
  changePosition,
  exists,
  faceUp,
  flipped,
  ignition,
  monster,
  oncePerTurn,
  opponentControls,
  specialSummon,
  target,
  target1,
  thisCard,
  trigger,
  unless,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const subterrorBehemothUmastryx = monsterCard(42713844, {
  effects: [
    trigger({
      on: flipped(),
      use: 'if-you-can',
      limit: useOncePerTurn,
      targets: [target1(monster, opponentControls)],
      resolve: banish(target),
    }),
    trigger({
      from: ['hand'],
      on: changedTo('face-down', monster, youControl),
      use: 'when-you-can',
      condition: unless(exists(monster, faceUp, youControl)),
      resolve: specialSummon(thisCard, { positions: ['defense'] }),
    }),
    ignition({ limit: oncePerTurn, resolve: changePosition(thisCard, 'face-down') }),
  ],
});
