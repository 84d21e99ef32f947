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
  stillTheirs,
  summoned,
  target,
  target1,
  targetAs,
  that,
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
      targets: [
        stillTheirs(target1(faceUp, youControl)),
        targetAs('theirs', stillTheirs(target1(faceUp, opponentControls))),
      ],
      resolve: andIfYouDo(
        and(returnToHand(that(target, faceUp)), returnToHand(that(the('theirs'), faceUp))),
        apply(
          'end-of-turn',
          player('you'),
          cannotActivate(either([sameNameAs(target)], [sameNameAs(the('theirs'))])),
        ),
      ),
    }),
  ],
});
