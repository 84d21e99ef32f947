import {
  all,
  continuous,
  duringPhase,
  grants,
  itself,
  monster,
  notDestroyedByBattle,
  oncePerTurn,
  opponentsTurn,
  quick,
  series,
  synchroSummonWith,
  thisCard,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';
import { bringsAnotherYangZing } from '../../kinds.ts';

export const bianEarthOfTheYangZing = monsterCard(66500065, {
  effects: [
    bringsAnotherYangZing("Bi'an, Earth of the Yang Zing", useOncePerTurn, ['defense']),
    quick({
      limit: oncePerTurn,
      condition: all(opponentsTurn, duringPhase('main1', 'main2', 'battle')),
      resolve: synchroSummonWith(series('Yang Zing'), monster, youControl),
    }),
    grants({
      to: 'synchro',
      effects: [continuous({ affects: itself(thisCard), modifiers: [notDestroyedByBattle()] })],
    }),
  ],
});
