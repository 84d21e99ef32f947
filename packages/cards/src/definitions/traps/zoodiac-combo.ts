import {
  activation,
  andThen,
  attach,
  banish,
  cameThisTurn,
  choose1,
  draw,
  except,
  faceUp,
  frame,
  ifSo,
  inYourDeck,
  inYourGy,
  matches,
  monster,
  quick,
  series,
  shuffleAllIntoDeck,
  target,
  target1,
  targetExactly,
  thisCard,
  unless,
  withDifferentNames,
  youControl,
} from '@spellspeed/engine/language';
import { trapCard } from '../../card.ts';

export const zoodiacCombo = trapCard(73881652, {
  effects: [
    activation({
      targets: [target1(series('Zoodiac'), frame('xyz'), monster, faceUp, youControl)],
      resolve: ifSo(matches(target, faceUp), attach(choose1(series('Zoodiac'), monster, inYourDeck), target)),
    }),
    quick({
      from: ['gy'],
      condition: unless(cameThisTurn(thisCard)),
      cost: banish(thisCard),
      targets: [withDifferentNames(targetExactly(5, series('Zoodiac'), inYourGy, except(thisCard)))],
      resolve: andThen(shuffleAllIntoDeck(target), draw(1)),
    }),
  ],
});
