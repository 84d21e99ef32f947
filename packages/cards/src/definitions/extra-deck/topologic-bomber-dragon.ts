import {
  all,
  allThatMatch,
  also,
  apply,
  atTiming,
  attackTarget,
  cannotAttack,
  destroy,
  effectMonster,
  every,
  except,
  inExtraMonsterZone,
  inMonsterZone,
  inZoneLinkMonsterPointsTo,
  matches,
  materialsOrMore,
  monster,
  not,
  opponentControls,
  opponentInBattle,
  originalAtkOf,
  summoned,
  takeDamage,
  thisCard,
  thisCardAttacks,
  trigger,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const topologicBomberDragon = monsterCard(5821478, {
  summoning: { materials: [materialsOrMore(2, effectMonster, monster)] },
  effects: [
    trigger({
      on: summoned([except(thisCard), monster, inZoneLinkMonsterPointsTo], ['special']),
      use: 'mandatory',
      resolve: also(
        destroy(every(monster, inMonsterZone, not(inExtraMonsterZone))),
        apply('end-of-turn', allThatMatch(except(thisCard), monster, youControl), cannotAttack),
      ),
    }),
    trigger({
      on: atTiming('after-damage-calculation'),
      use: 'mandatory',
      condition: all(thisCardAttacks, matches(attackTarget, opponentControls)),
      resolve: takeDamage('opponent', originalAtkOf(opponentInBattle)),
    }),
  ],
});
