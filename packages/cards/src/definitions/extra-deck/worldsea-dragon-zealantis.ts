import {
  also,
  andThen,
  as,
  asItIsNow,
  at,
  banish,
  canOnlyControl1,
  chooseAsMany,
  chooseUpTo,
  coLinkedMonster,
  destroy,
  duringPhase,
  effectMonster,
  every,
  howMany,
  ignition,
  inMonsterZone,
  isCard,
  materialsOrMore,
  monster,
  named,
  numberOf,
  onField,
  quick,
  specialSummon,
  the,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const BANISHED = asItIsNow(the('banished'));
const POSITIONS = ['attack', 'defense', 'face-down'] as const;

export const worldseaDragonZealantis = monsterCard(45112597, {
  summoning: { materials: [materialsOrMore(1, effectMonster, monster)] },
  effects: [
    canOnlyControl1(named('Worldsea Dragon Zealantis')),
    ignition({
      limit: useOncePerTurn,
      resolve: andThen(
        banish(as('banished', every(monster, inMonsterZone))),
        also(
          specialSummon(chooseAsMany(howMany(BANISHED), isCard(BANISHED), at('you', 'banished')), {
            positions: POSITIONS,
          }),
          specialSummon(chooseAsMany(howMany(BANISHED), isCard(BANISHED), at('opponent', 'banished')), {
            positions: POSITIONS,
            to: 'opponent',
          }),
        ),
      ),
    }),
    quick({
      limit: useOncePerTurn,
      condition: duringPhase('battle'),
      resolve: destroy(chooseUpTo(numberOf(coLinkedMonster, monster, inMonsterZone), onField)),
    }),
  ],
});
