import {
  activation,
  cannotAttackDirectly,
  cannotBeTargetedByOpponent,
  continuous,
  destroy,
  faceUp,
  inAttackPosition,
  isCard,
  itself,
  leavesField,
  link,
  linked,
  matches,
  monster,
  notDestroyedByBattle,
  notDestroyedByOpponentsEffects,
  onField,
  target,
  target1,
  thisCard,
  unclassified,
  youControl,
} from '@spellspeed/engine/language';
import { trapCard } from '../../card.ts';

export const safeZone = trapCard(38296564, {
  effects: [
    activation({
      targets: [target1(monster, faceUp, inAttackPosition, onField)],
      resolve: link('safe', target),
    }),
    continuous({
      number: 1,
      while: matches(linked('safe'), faceUp, onField),
      affects: itself(linked('safe')),
      modifiers: [notDestroyedByBattle(), notDestroyedByOpponentsEffects, cannotBeTargetedByOpponent],
    }),
    continuous({
      number: 1,
      while: matches(linked('safe'), faceUp, youControl),
      affects: itself(linked('safe')),
      modifiers: [cannotAttackDirectly],
    }),
    unclassified({ on: leavesField(), does: destroy(linked('safe')) }),
    unclassified({ on: leavesField([isCard(linked('safe'))]), does: destroy(thisCard) }),
  ],
});
