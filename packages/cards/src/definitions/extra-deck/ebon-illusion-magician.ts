import {
  at,
  banish,
  choose1,
  declaresAttack,
  detach,
  exactLevel,
  frame,
  ignition,
  materials,
  monster,
  oncePerTurn,
  opponentControls,
  race,
  rank,
  specialSummon,
  target,
  target1,
  trigger,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const ebonIllusionMagician = monsterCard(96471335, {
  summoning: {
    materials: [materials(2, exactLevel(7), monster)],
    xyzOver: [rank({ min: 6, max: 6 }), race('Spellcaster'), frame('xyz'), monster],
  },
  effects: [
    ignition({
      limit: oncePerTurn,
      cost: detach(1),
      resolve: specialSummon(
        choose1(race('Spellcaster'), frame('normal'), monster, at('you', 'hand', 'deck')),
      ),
    }),
    trigger({
      on: declaresAttack([race('Spellcaster'), frame('normal'), monster]),
      use: 'when-you-can',
      limit: useOncePerTurn,
      targets: [target1(opponentControls)],
      resolve: banish(target),
    }),
  ],
});
