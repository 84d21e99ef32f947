import {
  apply,
  at,
  atkMultiplied,
  choose1,
  exactLevel,
  faceUp,
  ignition,
  inExtraMonsterZone,
  monster,
  moved,
  onField,
  race,
  specialSummon,
  target,
  target1,
  thisOne,
  tribute,
  trigger,
  upTo1EachFrom,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const mathmechDivision = monsterCard(89743495, {
  effects: [
    ignition({
      limit: useOncePerTurn,
      cost: tribute(choose1(race('Cyberse'), monster, youControl, inExtraMonsterZone)),
      resolve: specialSummon(
        upTo1EachFrom(2, exactLevel(4), race('Cyberse'), monster, at('you', 'hand', 'gy')),
      ),
    }),
    trigger({
      from: ['gy'],
      on: moved(thisOne, { to: ['gy'] }),
      use: 'if-you-can',
      limit: useOncePerTurn,
      targets: [target1(faceUp, monster, onField)],
      resolve: apply('end-of-turn', target, atkMultiplied(0.5)),
    }),
  ],
});
