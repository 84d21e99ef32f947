import {
  activation,
  banish,
  choose1,
  except,
  type Filter,
  faceUp,
  inYourHand,
  leavesField,
  monster,
  nextPhase,
  oncePerTurn,
  payLifePoints,
  quick,
  series,
  specialSummon,
  target,
  target1,
  thisCard,
  trigger,
  youControl,
} from '@spellspeed/engine/language';
import { trapCard } from '../../card.ts';

const otherPsyFrame: Filter = [series('PSY-Frame'), faceUp, youControl, except(thisCard)];
const effect = { from: ['spells'], limit: oncePerTurn } as const;

export const psyFrameAccelerator = trapCard(51053997, {
  effects: [
    activation(),
    quick({
      ...effect,
      number: 1,
      cost: payLifePoints(500),
      targets: [target1(series('PSY-Frame'), monster, youControl)],
      resolve: banish(target, { until: 'standby-phase', turns: nextPhase('you') }),
    }),
    trigger({
      ...effect,
      on: leavesField(otherPsyFrame, { by: ['effect', 'cost', 'summon', 'rule'] }),
      use: 'if-you-can',
      damageStep: 'forbidden',
      resolve: specialSummon(choose1(series('PSY-Frame'), monster, inYourHand)),
    }),
  ],
});
