import {
  also,
  andThen,
  apply,
  at,
  banish,
  cannotSpecialSummon,
  eventCard,
  faceUp,
  frame,
  ignition,
  isCard,
  moved,
  not,
  player,
  race,
  specialSummon,
  takeDamage,
  target,
  target1,
  thisCard,
  trigger,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const assaultSynchron = monsterCard(77202120, {
  effects: [
    ignition({
      from: ['hand'],
      limit: useOncePerTurn,
      resolve: also(
        andThen(specialSummon(thisCard), takeDamage('you', 700)),
        apply('while-face-up', player('you'), cannotSpecialSummon(not(frame('synchro')), at('you', 'extra'))),
      ),
    }),
    trigger({
      from: ['gy'],
      on: [
        moved([faceUp, race('Dragon'), frame('synchro'), youControl], { manner: ['tributed'] }),
        moved([faceUp, race('Dragon'), frame('synchro'), youControl], { to: ['banished'] }),
      ],
      use: 'if-you-can',
      damageStep: 'forbidden',
      limit: useOncePerTurn,
      cost: banish(thisCard),
      targets: [target1(isCard(eventCard), at('any', 'gy', 'banished'))],
      resolve: specialSummon(target),
    }),
  ],
});
