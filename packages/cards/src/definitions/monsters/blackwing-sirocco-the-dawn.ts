import {
  all,
  allThatMatch,
  apply,
  cannotAttack,
  duringPhase,
  except,
  exists,
  faceUp,
  gainsAtk,
  ignition,
  monster,
  oath,
  oncePerTurn,
  onField,
  opponentControls,
  series,
  target,
  target1,
  totalAtkOf,
  unless,
  youControl,
} from '@spellspeed/engine';
import { monsterCard } from '../../card.ts';

const blackwing = [series('Blackwing'), monster];

export const blackwingSiroccoTheDawn = monsterCard(75498415, {
  summoning: {
    normal: {
      withoutTributing: all(exists(monster, opponentControls), unless(exists(monster, youControl))),
    },
  },
  effects: [
    ignition({
      number: 2,
      limit: oncePerTurn,
      condition: duringPhase('main1'),
      targets: [target1(...blackwing, faceUp, youControl)],
      oath: oath(allThatMatch(monster, youControl, except(target)), cannotAttack),
      resolve: apply(
        'end-of-turn',
        target,
        gainsAtk(totalAtkOf(...blackwing, faceUp, onField, except(target))),
      ),
    }),
  ],
});
