import {
  atTiming,
  battledInThisBattlePhase,
  continuous,
  exists,
  itself,
  lifePointsBecome,
  lifePointsOf,
  monster,
  noBattleDamage,
  notDestroyedByBattle,
  notDestroyedByEffects,
  player,
  thisCard,
  thisCardBattles,
  times,
  trigger,
  unless,
  youControl,
} from '@spellspeed/engine/language';
import { timelordReturn } from '../../archetypes/timelord.ts';
import { monsterCard } from '../../card.ts';

export const michionTheTimelord = monsterCard(7733560, {
  summoning: {
    neverFrom: ['deck'],
    normal: { withoutTributing: unless(exists(monster, youControl)), onlySummonedSo: true },
  },
  effects: [
    continuous({ affects: itself(thisCard), modifiers: [notDestroyedByBattle(), notDestroyedByEffects] }),
    continuous({ while: thisCardBattles, affects: player('you'), modifiers: [noBattleDamage] }),
    trigger({
      on: atTiming('battle-end'),
      use: 'mandatory',
      condition: battledInThisBattlePhase(thisCard),
      resolve: lifePointsBecome('opponent', times(0.5, lifePointsOf('opponent'))),
    }),
    timelordReturn,
  ],
});
