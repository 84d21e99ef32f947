import {
  apply,
  atkBecomes,
  choose1,
  declaresAttack,
  exactLevel,
  materials,
  monster,
  monsterThatDeclared,
  opponentControls,
  quick,
  specialSummon,
  thisCard,
  tribute,
  trigger,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const linkuriboh = monsterCard(41999284, {
  summoning: { materials: [materials(1, exactLevel(1), monster)] },
  effects: [
    trigger({
      on: declaresAttack([opponentControls]),
      use: 'when-you-can',
      cost: tribute(thisCard),
      resolve: apply('end-of-turn', monsterThatDeclared, atkBecomes(0)),
    }),
    quick({
      from: ['gy'],
      limit: useOncePerTurn,
      cost: tribute(choose1(exactLevel(1), monster, youControl)),
      resolve: specialSummon(thisCard),
    }),
  ],
});
