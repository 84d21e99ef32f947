import {
  allThatMatch,
  apply,
  cannotAttack,
  duringPhase,
  except,
  faceUp,
  gainsAtk,
  ignition,
  monster,
  oath,
  oncePerTurn,
  onField,
  onlyOpponentControlsAMonster,
  series,
  target,
  target1,
  totalAtkOf,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const blackwing = [series('Blackwing'), monster];

export const blackwingSiroccoTheDawn = monsterCard(75498415, {
  summoning: {
    normal: {
      withoutTributing: onlyOpponentControlsAMonster,
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
