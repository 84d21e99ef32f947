import {
  activation,
  andIfYouDo,
  apply,
  banish,
  banishedWhenItLeaves,
  cannotAttack,
  cannotBeAttacked,
  continuous,
  destroy,
  effectMonster,
  effectsNegated,
  faceUp,
  inYourGy,
  isCard,
  itself,
  leavesField,
  link,
  linked,
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

export const phantomKnightsFogBlade = trapCard(25542642, {
  effects: [
    activation({
      targets: [target1(effectMonster, faceUp, onField)],
      resolve: link('fogged', target),
    }),
    continuous({
      number: 1,
      affects: itself(linked('fogged')),
      modifiers: [effectsNegated, cannotAttack, cannotBeAttacked],
    }),
    unclassified({ number: 1, on: leavesField([isCard(linked('fogged'))]), does: destroy(thisCard) }),
    quick({
      from: ['gy'],
      limit: useOncePerTurn,
      cost: banish(thisCard),
      targets: [target1(series('The Phantom Knights'), monster, inYourGy)],
      resolve: andIfYouDo(specialSummon(target), apply('while-it-stays', target, banishedWhenItLeaves)),
    }),
  ],
});
