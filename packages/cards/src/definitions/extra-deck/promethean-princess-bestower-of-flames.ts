import {
  and,
  andIfYouDo,
  attribute,
  cannotSpecialSummon,
  choose1,
  continuous,
  destroy,
  effectMonster,
  faceUp,
  ignition,
  inYourGy,
  materialsOrMore,
  monster,
  not,
  opponentControls,
  player,
  specialSummon,
  summoned,
  target,
  target1,
  targetAs,
  the,
  thisCard,
  trigger,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const prometheanPrincessBestowerOfFlames = monsterCard(2772337, {
  summoning: { materials: [materialsOrMore(2, effectMonster, monster)] },
  effects: [
    continuous({
      from: ['monsters'],
      affects: player('you'),
      modifiers: [cannotSpecialSummon(not(attribute('FIRE')))],
    }),
    ignition({
      limit: useOncePerTurn,
      resolve: specialSummon(choose1(attribute('FIRE'), monster, inYourGy)),
    }),
    trigger({
      from: ['gy'],
      on: summoned([monster, opponentControls], ['special']),
      use: 'if-you-can',
      damageStep: 'forbidden',
      limit: useOncePerTurn,
      targets: [
        target1(attribute('FIRE'), monster, faceUp, youControl),
        targetAs('theirs', target1(monster, opponentControls)),
      ],
      resolve: andIfYouDo(and(destroy(target), destroy(the('theirs'))), specialSummon(thisCard)),
    }),
  ],
});
