import {
  activation,
  cannotAttack,
  continuous,
  controlled,
  destroy,
  effectsCannotBeActivated,
  faceUp,
  isCard,
  itself,
  leavesField,
  link,
  linked,
  matches,
  monster,
  opponentControls,
  target,
  target1,
  thisCard,
  unclassified,
  youControl,
} from '@spellspeed/engine/language';
import { trapCard } from '../../card.ts';

const SEIZED = linked('seized');

export const crackdown = trapCard(36975314, {
  effects: [
    activation({
      targets: [target1(monster, faceUp, opponentControls)],
      resolve: link('seized', target),
    }),
    continuous({ number: 1, affects: itself(SEIZED), modifiers: [controlled] }),
    continuous({
      number: 1,
      while: matches(SEIZED, youControl),
      affects: itself(SEIZED),
      modifiers: [cannotAttack, effectsCannotBeActivated],
    }),
    unclassified({ number: 1, on: leavesField([isCard(SEIZED)]), does: destroy(thisCard) }),
  ],
});
