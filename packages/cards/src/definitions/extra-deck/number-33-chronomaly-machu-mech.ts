import {
  andIfYouDo,
  apply,
  atkOf,
  detach,
  differsFromOriginal,
  exactLevel,
  excessOf,
  faceUp,
  gainsAtk,
  ignition,
  materials,
  monster,
  noted,
  oncePerTurn,
  opponentControls,
  originalAtkOf,
  sumOf,
  takeDamage,
  target,
  target1,
  thisCard,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const number33ChronomalyMachuMech = monsterCard(39139935, {
  summoning: { materials: [materials(2, exactLevel(5), monster)] },
  effects: [
    ignition({
      limit: oncePerTurn,
      cost: detach(1),
      targets: [target1(monster, faceUp, opponentControls, differsFromOriginal('atk'))],
      resolve: andIfYouDo(
        takeDamage(
          'opponent',
          sumOf(
            excessOf(atkOf(target), originalAtkOf(target)),
            excessOf(originalAtkOf(target), atkOf(target)),
          ),
          { as: 'damage' },
        ),
        apply('while-it-stays', thisCard, gainsAtk(noted('damage'))),
      ),
    }),
  ],
});
