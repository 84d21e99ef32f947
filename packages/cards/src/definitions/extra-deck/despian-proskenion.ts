import {
  applyOneOf,
  attribute,
  banish,
  duringPhase,
  either,
  eventCard,
  frame,
  greaterOf,
  inOpponentsGy,
  material,
  monster,
  opponentControls,
  originalAtkOf,
  originalDefOf,
  quick,
  series,
  specialSummon,
  takeDamage,
  target,
  target1,
  thisOne,
  trigger,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const despianProskenion = monsterCard(18666161, {
  summoning: {
    materials: [
      material(series('Despia'), monster),
      material(attribute('LIGHT'), monster),
      material(attribute('DARK'), monster),
    ],
  },
  effects: [
    quick({
      limit: useOncePerTurn,
      condition: duringPhase('main1', 'main2'),
      targets: [
        target1(
          either(
            [frame('fusion'), monster],
            [frame('synchro'), monster],
            [frame('xyz'), monster],
            [frame('link'), monster],
          ),
          inOpponentsGy,
        ),
      ],
      resolve: applyOneOf(banish(target), specialSummon(target)),
    }),
    trigger({
      on: { event: 'destroyed-by-battle', card: [monster, opponentControls], by: thisOne },
      use: 'when-you-can',
      limit: useOncePerTurn,
      resolve: takeDamage('opponent', greaterOf(originalAtkOf(eventCard), originalDefOf(eventCard))),
    }),
  ],
});
