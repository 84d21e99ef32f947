import {
  activation,
  addToHand,
  andThen,
  atk,
  atkOf,
  choose1,
  destroy,
  faceUp,
  frame,
  inYourGy,
  monster,
  opponentControls,
  series,
  target,
  target1,
} from '@spellspeed/engine/language';
import { trapCard } from '../../card.ts';

export const heroBlast = trapCard(37412656, {
  effects: [
    activation({
      targets: [target1(series('Elemental HERO'), frame('normal'), monster, inYourGy)],
      resolve: andThen(
        addToHand(target),
        destroy(choose1(monster, faceUp, opponentControls, atk({ max: atkOf(target) }))),
      ),
    }),
  ],
});
