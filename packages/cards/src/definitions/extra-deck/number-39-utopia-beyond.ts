import {
  allThatMatchNow,
  andIfYouDo,
  andThen,
  apply,
  atkBecomes,
  banish,
  detach,
  exactLevel,
  faceUp,
  frame,
  gainLifePoints,
  inYourGy,
  materials,
  monster,
  oncePerTurn,
  opponentControls,
  quick,
  series,
  specialSummon,
  stillTheirs,
  summoned,
  target1,
  targetAs,
  the,
  thisOne,
  trigger,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const number39UtopiaBeyond = monsterCard(21521304, {
  summoning: { materials: [materials(2, exactLevel(6), monster)] },
  effects: [
    trigger({
      on: summoned(thisOne, ['xyz']),
      use: 'mandatory',
      resolve: apply('while-it-stays', allThatMatchNow(faceUp, monster, opponentControls), atkBecomes(0)),
    }),
    quick({
      limit: oncePerTurn,
      cost: detach(1),
      targets: [
        targetAs('first', stillTheirs(target1(faceUp, frame('xyz'), monster, youControl))),
        targetAs('second', target1(series('Utopia'), monster, inYourGy)),
      ],
      resolve: andThen(andIfYouDo(banish(the('first')), specialSummon(the('second'))), gainLifePoints(1250)),
    }),
  ],
});
