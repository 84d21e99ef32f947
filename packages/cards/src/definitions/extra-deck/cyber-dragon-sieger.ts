import {
  all,
  also,
  apply,
  atk,
  continuous,
  declaredAttackThisTurn,
  duringPhase,
  gainsAtkDef,
  itself,
  matches,
  materials,
  monster,
  nameBecomes,
  named,
  noBattleDamage,
  onlyWhile,
  player,
  quick,
  race,
  target,
  target1,
  thisCard,
  thisCardBattles,
  unless,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const cyberDragonSieger = monsterCard(46724542, {
  summoning: { materials: [materials(2, race('Machine'), monster)], including: [named('Cyber Dragon')] },
  effects: [
    continuous({
      from: ['monsters', 'gy'],
      unclassified: true,
      affects: itself(thisCard),
      modifiers: [nameBecomes('Cyber Dragon')],
    }),
    quick({
      condition: all(duringPhase('battle'), unless(matches(thisCard, declaredAttackThisTurn))),
      limit: useOncePerTurn,
      targets: [target1(race('Machine'), monster, atk({ min: 2100 }), youControl)],
      resolve: also(
        apply('end-of-turn', target, gainsAtkDef(2100)),
        onlyWhile(thisCardBattles, apply('end-of-turn', player('any'), noBattleDamage)),
      ),
    }),
  ],
});
