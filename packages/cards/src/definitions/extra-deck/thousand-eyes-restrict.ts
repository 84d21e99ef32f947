import {
  allThatMatch,
  cannotAttack,
  cannotChangePosition,
  continuous,
  except,
  inMonsterZone,
  material,
  monster,
  named,
  thisCard,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';
import { livesOnTakenMonster, takesAMonster } from '../../kinds.ts';

export const thousandEyesRestrict = monsterCard(63519819, {
  summoning: { materials: [material(named('Relinquished')), material(named('Thousand-Eyes Idol'))] },
  effects: [
    continuous({
      from: ['monsters'],
      affects: allThatMatch(monster, except(thisCard), inMonsterZone),
      modifiers: [cannotChangePosition, cannotAttack],
    }),
    takesAMonster,
    ...livesOnTakenMonster(3),
  ],
});
