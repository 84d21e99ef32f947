import {
  allThatMatch,
  also,
  andIfYouDo,
  apply,
  cannotSpecialSummon,
  choose1,
  continuous,
  destructionReplaced,
  discard,
  effectMonster,
  ignition,
  inYourGy,
  inYourHand,
  materials,
  monster,
  named,
  not,
  notMaterialTheTurnItIsSummoned,
  player,
  race,
  specialSummon,
  target,
  target1,
  tribute,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const muckrakerFromTheUnderworld = monsterCard(71607202, {
  summoning: { materials: [materials(2, effectMonster)] },
  asMaterial: [notMaterialTheTurnItIsSummoned('link')],
  effects: [
    continuous({
      from: ['monsters'],
      affects: allThatMatch(monster, youControl),
      modifiers: [
        destructionReplaced({
          by: ['battle', 'effect'],
          use: 'optional',
          saves: 'all-together',
          instead: tribute(choose1(race('Fiend'), monster, youControl)),
        }),
      ],
    }),
    ignition({
      limit: useOncePerTurn,
      targets: [target1(race('Fiend'), monster, inYourGy, not(named('Muckraker From the Underworld')))],
      resolve: also(
        andIfYouDo(discard(choose1(inYourHand)), specialSummon(target)),
        apply('end-of-turn', player('you'), cannotSpecialSummon(not(race('Fiend')))),
      ),
    }),
  ],
});
