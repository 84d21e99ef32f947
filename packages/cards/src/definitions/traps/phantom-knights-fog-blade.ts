import {
  activation,
  cannotAttack,
  cannotBeAttacked,
  continuous,
  destroy,
  effectMonster,
  effectsNegated,
  faceUp,
  isCard,
  itself,
  leavesField,
  link,
  linked,
  onField,
  target,
  target1,
  thisCard,
  unclassified,
} from '@spellspeed/engine/language';
import { phantomKnightsRevival } from '../../archetypes/phantom-knights.ts';
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
    phantomKnightsRevival(),
  ],
});
