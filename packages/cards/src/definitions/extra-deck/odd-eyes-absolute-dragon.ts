import {
  andThen,
  at,
  choose1,
  declaresAttack,
  detach,
  exactLevel,
  materials,
  monster,
  moved,
  named,
  negateAttack,
  not,
  series,
  specialSummon,
  summonedBy,
  thisOne,
  trigger,
  useOncePerTurn,
  youCan,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const oddEyesAbsoluteDragon = monsterCard(16691074, {
  summoning: { materials: [materials(2, exactLevel(7), monster)] },
  effects: [
    trigger({
      on: declaresAttack([monster]),
      use: 'when-you-can',
      limit: useOncePerTurn,
      cost: detach(1),
      resolve: andThen(
        negateAttack,
        youCan(specialSummon(choose1(series('Odd-Eyes'), monster, at('you', 'hand', 'gy')))),
      ),
    }),
    trigger({
      from: ['gy'],
      on: moved([...thisOne, summonedBy('xyz')], { to: ['gy'] }),
      use: 'if-you-can',
      limit: useOncePerTurn,
      resolve: specialSummon(
        choose1(series('Odd-Eyes'), monster, at('you', 'extra'), not(named('Odd-Eyes Absolute Dragon'))),
      ),
    }),
  ],
});
