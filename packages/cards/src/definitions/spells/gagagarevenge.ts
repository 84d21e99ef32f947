import {
  activation,
  allThatMatchNow,
  andIfYouDo,
  apply,
  at,
  destroy,
  equip,
  equippedTo,
  faceUp,
  frame,
  gainsAtk,
  inYourGy,
  isCard,
  leavesField,
  link,
  linked,
  monster,
  moved,
  series,
  specialSummon,
  target,
  target1,
  thisCard,
  trigger,
  unclassified,
  youControl,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const gagagarevenge = spellCard(90673413, {
  effects: [
    activation({
      targets: [target1(series('Gagaga'), monster, inYourGy)],
      resolve: andIfYouDo(specialSummon(target), equip(thisCard, target), link('revived', target)),
    }),
    unclassified({ number: 1, on: leavesField(), does: destroy(linked('revived')) }),
    trigger({
      from: ['gy'],
      on: moved([isCard(thisCard), equippedTo(at('any', 'material'))], { to: ['gy'] }),
      use: 'mandatory',
      resolve: apply(
        'while-it-stays',
        allThatMatchNow(faceUp, frame('xyz'), monster, youControl),
        gainsAtk(300),
      ),
    }),
  ],
});
