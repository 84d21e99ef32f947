import {
  allThatMatch,
  cannotBeTargetedByOpponent,
  continuous,
  duringPhase,
  either,
  exactLevel,
  exists,
  inYourGy,
  linkRating,
  materials,
  monster,
  notMaterialTheTurnItIsSummoned,
  opponentControls,
  pointedToBy,
  quick,
  rank,
  specialSummon,
  target,
  target1,
  thisCard,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const RANK_OR_LINK_2 = [[rank({ min: 2, max: 2 })], [linkRating({ min: 2, max: 2 })]] as const;

export const sprightElf = monsterCard(27381364, {
  summoning: {
    materials: [materials(2, monster)],
    including: [either([exactLevel(2)], ...RANK_OR_LINK_2), monster],
  },
  asMaterial: [notMaterialTheTurnItIsSummoned('link')],
  effects: [
    continuous({
      affects: allThatMatch(monster, pointedToBy(thisCard)),
      modifiers: [cannotBeTargetedByOpponent],
    }),
    quick({
      condition: duringPhase('main1', 'main2'),
      limit: useOncePerTurn,
      modes: [
        { targets: [target1(exactLevel(2), monster, inYourGy)], resolve: specialSummon(target) },
        {
          condition: exists(monster, opponentControls),
          targets: [target1(either(...RANK_OR_LINK_2), monster, inYourGy)],
          resolve: specialSummon(target),
        },
      ],
    }),
  ],
});
