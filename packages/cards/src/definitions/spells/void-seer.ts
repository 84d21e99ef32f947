import {
  activation,
  allThatMatch,
  apply,
  banish,
  continuous,
  destructionReplaced,
  type Filter,
  faceUp,
  monster,
  opponents,
  series,
  stillTheirs,
  target,
  target1,
  thisCard,
  unaffectedBy,
  youControl,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

const yourInfernoids: Filter = [series('Infernoid'), monster, faceUp, youControl];

export const voidSeer = spellCard(8437145, {
  effects: [
    activation({
      targets: [stillTheirs(target1(...yourInfernoids))],
      resolve: apply('end-of-turn', target, unaffectedBy(opponents)),
    }),
    continuous({
      from: ['gy'],
      affects: allThatMatch(...yourInfernoids),
      modifiers: [destructionReplaced({ by: ['effect'], use: 'optional', instead: banish(thisCard) })],
    }),
  ],
});
