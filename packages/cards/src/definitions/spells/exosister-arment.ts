import {
  activateOncePerTurn,
  activation,
  anyOf,
  at,
  exists,
  faceUp,
  frame,
  monster,
  namedAsOneOf,
  not,
  opponentControls,
  opponentsTurn,
  payLifePoints,
  series,
  specialSummonedFrom,
  target,
  target1,
  xyzSummonOver,
  youControl,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const exosisterArment = spellCard(4408198, {
  effects: [
    activation({
      condition: anyOf(opponentsTurn, exists(monster, specialSummonedFrom('gy'), opponentControls)),
      limit: activateOncePerTurn,
      cost: payLifePoints(800),
      targets: [target1(series('Exosister'), monster, youControl)],
      resolve: xyzSummonOver(
        target,
        series('Exosister'),
        frame('xyz'),
        not(namedAsOneOf(faceUp, youControl)),
        at('you', 'extra'),
      ),
    }),
  ],
});
