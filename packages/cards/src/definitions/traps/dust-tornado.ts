import {
  activation,
  andThen,
  choose1,
  destroy,
  inYourHand,
  opponentControls,
  setCard,
  spellOrTrap,
  target,
  target1,
  that,
  youCan,
} from '@spellspeed/engine';
import { trapCard } from '../../card.ts';

export const dustTornado = trapCard(60082869, {
  effects: [
    activation({
      targets: [target1(spellOrTrap, opponentControls)],
      resolve: andThen(
        destroy(that(target, opponentControls)),
        youCan(setCard(choose1(spellOrTrap, inYourHand))),
      ),
    }),
  ],
});
