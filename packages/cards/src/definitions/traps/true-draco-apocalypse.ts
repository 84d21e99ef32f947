import {
  activation,
  all,
  allThatMatchNow,
  andIfYouDo,
  apply,
  atkDefMultiplied,
  choose1,
  destroy,
  duringPhase,
  either,
  except,
  faceUp,
  inYourHand,
  monster,
  moved,
  onField,
  opponentControls,
  opponentsTurn,
  quick,
  series,
  target,
  target1,
  thisCard,
  thisOne,
  tributeSummon,
  trigger,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { trapCard } from '../../card.ts';

const TRUE = either([series('True Draco')], [series('True King')]);

const HALVES = quick({
  number: 1,
  from: ['spells'],
  limit: useOncePerTurn,
  notInOneChain: [1, 2],
  targets: [target1(TRUE, faceUp, youControl, except(thisCard))],
  resolve: andIfYouDo(
    destroy(target),
    apply('while-it-stays', allThatMatchNow(monster, faceUp, opponentControls), ...atkDefMultiplied(0.5)),
  ),
});

export const trueDracoApocalypse = trapCard(61529473, {
  effects: [
    activation(),
    HALVES,
    quick({
      from: ['spells'],
      limit: useOncePerTurn,
      notInOneChain: [1, 2],
      condition: all(opponentsTurn, duringPhase('main1', 'main2')),
      resolve: tributeSummon(choose1(TRUE, monster, inYourHand)),
    }),
    trigger({
      from: ['gy'],
      on: moved(thisOne, { from: ['spells'], to: ['gy'] }),
      use: 'if-you-can',
      limit: useOncePerTurn,
      targets: [target1(monster, onField)],
      resolve: destroy(target),
    }),
  ],
});
