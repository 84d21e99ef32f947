import {
  activation,
  addToHand,
  at,
  destroysByBattleAndSendsToGy,
  type Filter,
  faceUp,
  frame,
  monster,
  moved,
  opponentControls,
  spell,
  target,
  target1,
  youControl,
} from '@spellspeed/engine/language';
import { trapCard } from '../../card.ts';

const YOUR_SYNCHRO_MONSTER: Filter = [frame('synchro'), monster, youControl];

export const parallelSelection = trapCard(23327298, {
  effects: [
    activation({
      on: [
        destroysByBattleAndSendsToGy(YOUR_SYNCHRO_MONSTER, [opponentControls]),
        moved(YOUR_SYNCHRO_MONSTER, { to: ['gy'], manner: ['destroyed'], by: ['effect'], doer: 'opponent' }),
      ],
      damageStep: 'permitted',
      targets: [target1(spell, faceUp, at('you', 'banished'))],
      resolve: addToHand(target),
    }),
  ],
});
