import {
  and,
  andIfYouDo,
  apply,
  cannotActivate,
  either,
  faceUp,
  opponentControls,
  player,
  returnToHand,
  sameNameAs,
  summoned,
  target,
  target1,
  targetAs,
  the,
  thisOne,
  trigger,
  tunerAndNonTuners,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const vulcanTheDivine = monsterCard(98012938, {
  summoning: { materials: tunerAndNonTuners() },
  effects: [
    trigger({
      on: summoned(thisOne, ['synchro']),
      use: 'mandatory',
      limit: useOncePerTurn,
      targets: [target1(faceUp, youControl), targetAs('theirs', target1(faceUp, opponentControls))],
      resolve: andIfYouDo(
        and(returnToHand(target), returnToHand(the('theirs'))),
        apply(
          'end-of-turn',
          player('you'),
          cannotActivate(either([sameNameAs(target)], [sameNameAs(the('theirs'))])),
        ),
      ),
    }),
  ],
});
