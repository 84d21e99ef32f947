import {
  activation,
  andIfYouDo,
  apply,
  banish,
  banishedWhenItLeaves,
  continuous,
  destroy,
  destructionReplaced,
  faceUp,
  gainsAtk,
  inMonsterZone,
  inYourGy,
  isCard,
  itself,
  leavesField,
  link,
  linked,
  matches,
  monster,
  onField,
  quick,
  series,
  specialSummon,
  target,
  target1,
  thisCard,
  unclassified,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { trapCard } from '../../card.ts';

export const phantomKnightsSword = trapCard(61936647, {
  effects: [
    activation({
      targets: [target1(monster, faceUp, inMonsterZone)],
      resolve: link('sword', target),
    }),
    continuous({
      number: 1,
      while: matches(linked('sword'), faceUp, onField),
      affects: itself(linked('sword')),
      modifiers: [
        gainsAtk(800),
        destructionReplaced({
          by: ['battle', 'effect'],
          use: 'optional',
          instead: destroy(thisCard),
        }),
      ],
    }),
    unclassified({ number: 1, on: leavesField([isCard(linked('sword'))]), does: destroy(thisCard) }),
    quick({
      number: 2,
      from: ['gy'],
      limit: useOncePerTurn,
      cost: banish(thisCard),
      targets: [target1(series('The Phantom Knights'), monster, inYourGy)],
      resolve: andIfYouDo(specialSummon(target), apply('while-it-stays', target, banishedWhenItLeaves)),
    }),
  ],
});
