import {
  andThen,
  as,
  asItIsNow,
  at,
  banish,
  canOnlyControl1,
  chooseUpTo,
  coLinkedMonster,
  destroy,
  duringPhase,
  effectMonster,
  every,
  ignition,
  inMonsterZone,
  materialsOrMore,
  monster,
  named,
  numberOf,
  onField,
  quick,
  specialSummon,
  that,
  the,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const worldseaDragonZealantis = monsterCard(45112597, {
  summoning: { materials: [materialsOrMore(1, effectMonster, monster)] },
  effects: [
    canOnlyControl1(named('Worldsea Dragon Zealantis')),
    ignition({
      limit: useOncePerTurn,
      resolve: andThen(
        banish(as('banished', every(monster, inMonsterZone))),
        specialSummon(that(asItIsNow(the('banished')), at('any', 'banished')), {
          to: 'owner',
          positions: ['attack', 'defense', 'face-down'],
        }),
      ),
    }),
    quick({
      condition: duringPhase('battle'),
      limit: useOncePerTurn,
      resolve: destroy(chooseUpTo(numberOf(coLinkedMonster, monster, onField), onField)),
    }),
  ],
});
