import {
  activation,
  andThen,
  choose1,
  destroy,
  inYourHand,
  opponentControls,
  setCard,
  spellOrTrap,
  stillTheirs,
  target,
  target1,
  youCan,
} from '@spellspeed/engine/language';
import { trapCard } from '../../card.ts';

export const dustTornado = trapCard(60082869, {
  effects: [
    activation({
      targets: [stillTheirs(target1(spellOrTrap, opponentControls))],
      resolve: andThen(destroy(target), youCan(setCard(choose1(spellOrTrap, inYourHand)))),
    }),
  ],
});
