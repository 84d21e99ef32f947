import {
  all,
  also,
  andIfYouDo,
  apply,
  as,
  cannotActivate,
  choose1,
  duringPhase,
  inYourDeck,
  level,
  levelOf,
  levelRaised,
  monster,
  oncePerChain,
  opponentsTurn,
  player,
  quick,
  sameNameAs,
  sendToGy,
  summoned,
  sumOf,
  synchroSummonUsing,
  the,
  thisCard,
  thisOne,
  times,
  trigger,
  tunerAndNonTuners,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const shootingRiserDragon = monsterCard(68431965, {
  summoning: { materials: tunerAndNonTuners() },
  effects: [
    trigger({
      on: summoned(thisOne, ['synchro']),
      use: 'if-you-can',
      limit: useOncePerTurn,
      resolve: also(
        andIfYouDo(
          sendToGy(as('sent', choose1(level({ max: sumOf(levelOf(thisCard), -1) }), monster, inYourDeck))),
          apply('while-it-stays', thisCard, levelRaised(times(-1, levelOf(the('sent'))))),
        ),
        apply('end-of-turn', player('you'), cannotActivate(monster, sameNameAs(the('sent')))),
      ),
    }),
    quick({
      limit: oncePerChain,
      condition: all(opponentsTurn, duringPhase('main1', 'main2')),
      resolve: synchroSummonUsing(thisCard),
    }),
  ],
});
