import {
  activation,
  apply,
  banish,
  cardOrEffectActivated,
  choose1,
  effectsNegated,
  either,
  type Filter,
  faceUp,
  inResponseTo,
  inYourHand,
  monster,
  negateEffect,
  onField,
  quick,
  sendToGy,
  series,
  spellOrTrap,
  target,
  target1,
  thisCard,
  useOneOfTheEffectsPerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { trapCard } from '../../card.ts';

const diabellstar: Filter = [series('Diabellstar'), monster];

export const sinfulSpoilsOfBetrayalSilvera = trapCard(38511382, {
  effects: [
    activation({
      limit: useOneOfTheEffectsPerTurn,
      cost: sendToGy(choose1(...diabellstar, either([inYourHand], [faceUp, youControl]))),
      targets: [target1(faceUp, onField)],
      resolve: apply('while-it-stays', target, effectsNegated),
    }),
    quick({
      from: ['gy'],
      on: [
        inResponseTo(
          cardOrEffectActivated('opponent'),
          'you',
          either(diabellstar, [series('Sinful Spoils'), spellOrTrap]),
        ),
      ],
      limit: useOneOfTheEffectsPerTurn,
      cost: banish(thisCard),
      resolve: negateEffect,
    }),
  ],
});
