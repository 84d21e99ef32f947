import {
  level,
  monster,
  opponentControls,
  returnToHand,
  summoned,
  summonedBy,
  target,
  target1,
  thisOne,
  trigger,
  tunerAndNonTuners,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const blackRoseMoonlightDragon = monsterCard(33698022, {
  summoning: { materials: tunerAndNonTuners() },
  effects: [
    trigger({
      on: [
        summoned(thisOne, ['special']),
        summoned([level({ min: 5 }), monster, opponentControls], ['special']),
      ],
      use: 'mandatory',
      limit: useOncePerTurn,
      targets: [target1(summonedBy('special'), monster, opponentControls)],
      resolve: returnToHand(target),
    }),
  ],
});
