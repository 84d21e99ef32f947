import {
  at,
  attach,
  attachedTo,
  continuous,
  detach,
  exactLevel,
  type Filter,
  faceUp,
  frame,
  gainsAtk,
  gainsDef,
  ifSo,
  ignition,
  inYourGy,
  itself,
  matches,
  materials,
  monster,
  named,
  not,
  oncePerTurn,
  series,
  target,
  target1,
  targetAs,
  the,
  thisCard,
  totalAtkOf,
  totalDefOf,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const ATTACHED: Filter = [series('Zoodiac'), monster, at('any', 'material'), attachedTo(thisCard)];

export const zoodiacTigermortar = monsterCard(11510448, {
  summoning: {
    materials: [materials(3, exactLevel(4), monster)],
    xyzOver: [series('Zoodiac'), monster, not(named('Zoodiac Tigermortar'))],
    xyzOverLimit: useOncePerTurn,
  },
  effects: [
    continuous({
      affects: itself(thisCard),
      modifiers: [gainsAtk(totalAtkOf(...ATTACHED)), gainsDef(totalDefOf(...ATTACHED))],
    }),
    ignition({
      limit: oncePerTurn,
      cost: detach(1),
      targets: [
        target1(frame('xyz'), monster, faceUp, youControl),
        targetAs('zoodiac', target1(series('Zoodiac'), monster, inYourGy)),
      ],
      resolve: ifSo(matches(target, faceUp), attach(the('zoodiac'), target)),
    }),
  ],
});
