import {
  andThen,
  apply,
  at,
  choose1,
  duringPhase,
  inYourGy,
  level,
  monster,
  named,
  opponents,
  quick,
  specialSummon,
  summoned,
  synchroSummonAs,
  the,
  thisCard,
  thisOne,
  tribute,
  trigger,
  tuner,
  tunerAndNonTuners,
  unaffectedByActivated,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const accelSynchroStardustDragon = monsterCard(30983281, {
  summoning: { materials: tunerAndNonTuners() },
  effects: [
    trigger({
      on: summoned(thisOne, ['synchro']),
      use: 'if-you-can',
      limit: useOncePerTurn,
      resolve: specialSummon(choose1(level({ max: 2 }), tuner, inYourGy)),
    }),
    quick({
      condition: duringPhase('main1', 'main2'),
      limit: useOncePerTurn,
      cost: tribute(thisCard),
      resolve: andThen(
        specialSummon(choose1(named('Stardust Dragon'), at('you', 'extra')), { treatedAs: 'synchro' }),
        synchroSummonAs('summoned', monster, youControl),
        apply('end-of-turn', the('summoned'), unaffectedByActivated(opponents)),
      ),
    }),
  ],
});
