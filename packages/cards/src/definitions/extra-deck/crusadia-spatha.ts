import {
  allThatMatch,
  cannotAttack,
  continuous,
  effectMonster,
  except,
  faceUp,
  gainsAtk,
  inMonsterZone,
  itself,
  materials,
  monster,
  moveToOtherZone,
  oncePerTurn,
  pointedToBy,
  series,
  summoned,
  target,
  target1,
  thisCard,
  totalOriginalAtkAmong,
  trigger,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const pointedTo = [monster, pointedToBy(thisCard)] as const;

export const crusadiaSpatha = monsterCard(39528955, {
  summoning: { materials: [materials(2, effectMonster, monster)], including: [series('Crusadia'), monster] },
  effects: [
    continuous({
      affects: itself(thisCard),
      modifiers: [gainsAtk(totalOriginalAtkAmong(...pointedTo, faceUp))],
    }),
    continuous({ from: ['monsters'], affects: allThatMatch(...pointedTo), modifiers: [cannotAttack] }),
    trigger({
      on: summoned([effectMonster, ...pointedTo], ['special']),
      use: 'if-you-can',
      limit: oncePerTurn,
      damageStep: 'forbidden',
      targets: [target1(monster, inMonsterZone, except(thisCard))],
      resolve: moveToOtherZone(target),
    }),
  ],
});
