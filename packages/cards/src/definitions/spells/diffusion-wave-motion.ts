import {
  activation,
  allThatMatch,
  also,
  apply,
  cannotAttack,
  except,
  exists,
  level,
  monster,
  mustAttackAllMonsters,
  opponentControls,
  payLifePoints,
  race,
  silencesWhatItDestroysByBattle,
  target,
  target1,
  youControl,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const diffusionWaveMotion = spellCard(87880531, {
  effects: [
    activation({
      condition: exists(monster, opponentControls),
      cost: payLifePoints(1000),
      targets: [target1(race('Spellcaster'), monster, level({ min: 7 }), youControl)],
      resolve: also(
        apply('end-of-turn', target, mustAttackAllMonsters, silencesWhatItDestroysByBattle),
        apply('end-of-turn', allThatMatch(monster, youControl, except(target)), cannotAttack),
      ),
    }),
  ],
});
