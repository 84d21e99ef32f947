import {
  atTiming,
  battledInThisBattlePhase,
  canOnlyControl1,
  continuous,
  itself,
  named,
  noBattleDamage,
  notDestroyedByBattle,
  notDestroyedByEffects,
  onlyOpponentControlsAMonster,
  player,
  takeDamage,
  thisCard,
  thisCardBattles,
  trigger,
} from '@spellspeed/engine/language';
import { timelordReturn } from '../../archetypes/timelord.ts';
import { monsterCard } from '../../card.ts';

export const sandaionTheTimelord = monsterCard(33015627, {
  summoning: {
    neverFrom: ['deck'],
    normal: { withoutTributing: onlyOpponentControlsAMonster, onlySummonedSo: true },
  },
  effects: [
    canOnlyControl1(named('Sandaion, the Timelord')),
    continuous({ affects: itself(thisCard), modifiers: [notDestroyedByBattle(), notDestroyedByEffects] }),
    continuous({ while: thisCardBattles, affects: player('any'), modifiers: [noBattleDamage] }),
    trigger({
      on: atTiming('battle-end'),
      use: 'mandatory',
      condition: battledInThisBattlePhase(thisCard),
      resolve: takeDamage('opponent', 2000),
    }),
    timelordReturn,
  ],
});
