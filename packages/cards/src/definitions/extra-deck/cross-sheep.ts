import {
  allThatMatchNow,
  alsoAfterThat,
  andThen,
  apply,
  type Condition,
  choose1,
  chooseExactly,
  discard,
  draw,
  exists,
  type Frame,
  frame,
  gainsAtk,
  ifSo,
  inYourGy,
  inYourHand,
  level,
  materials,
  monster,
  opponentControls,
  pointedToBy,
  specialSummon,
  summoned,
  thisCard,
  trigger,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const there = (kind: Frame): Condition => exists(frame(kind), pointedToBy(thisCard));

export const crossSheep = monsterCard(50277355, {
  summoning: { materials: [materials(2, monster)], different: 'names' },
  effects: [
    trigger({
      on: summoned([monster, pointedToBy(thisCard)], ['special']),
      use: 'if-you-can',
      damageStep: 'forbidden',
      limit: useOncePerTurn,
      resolve: alsoAfterThat(
        ifSo(there('ritual'), andThen(draw(2), discard(chooseExactly(2, inYourHand)))),
        ifSo(there('fusion'), specialSummon(choose1(level({ max: 4 }), monster, inYourGy))),
        ifSo(there('synchro'), apply('while-it-stays', allThatMatchNow(monster, youControl), gainsAtk(700))),
        ifSo(
          there('xyz'),
          apply('while-it-stays', allThatMatchNow(monster, opponentControls), gainsAtk(-700)),
        ),
      ),
    }),
  ],
});
