import {
  activation,
  cannotAttack,
  continuous,
  destroy,
  effectMonster,
  effectsNegated,
  faceUp,
  isCard,
  itself,
  link,
  linked,
  moved,
  onField,
  target,
  target1,
  thisCard,
  unclassified,
} from '@spellspeed/engine/language';
import { trapCard } from '../../card.ts';

export const fiendishChain = trapCard(50078509, {
  effects: [
    activation({
      targets: [target1(effectMonster, faceUp, onField)],
      resolve: link('chained', target),
    }),
    continuous({
      number: 1,
      affects: itself(linked('chained')),
      modifiers: [effectsNegated, cannotAttack],
    }),
    unclassified({
      number: 1,
      on: moved([isCard(linked('chained'))], { manner: ['destroyed'] }),
      does: destroy(thisCard),
    }),
  ],
});
