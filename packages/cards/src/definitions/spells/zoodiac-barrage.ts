import {
  activation,
  andIfYouDo,
  attach,
  choose1,
  destroy,
  faceUp,
  frame,
  ifSo,
  ignition,
  inYourDeck,
  matches,
  monster,
  moved,
  series,
  specialSummon,
  target,
  target1,
  thisCard,
  thisOne,
  trigger,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const zoodiacBarrage = spellCard(46060017, {
  effects: [
    activation(),
    ignition({
      number: 1,
      from: ['spells'],
      limit: useOncePerTurn,
      targets: [target1(faceUp, youControl)],
      resolve: andIfYouDo(destroy(target), specialSummon(choose1(series('Zoodiac'), monster, inYourDeck))),
    }),
    trigger({
      number: 2,
      from: ['gy'],
      on: moved(thisOne, { to: ['gy'], manner: ['destroyed'], by: ['effect'] }),
      use: 'if-you-can',
      targets: [target1(series('Zoodiac'), frame('xyz'), monster, faceUp, youControl)],
      resolve: ifSo(matches(target, faceUp), attach(thisCard, target)),
    }),
  ],
});
