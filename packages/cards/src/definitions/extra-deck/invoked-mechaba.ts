import {
  andIfYouDo,
  attribute,
  banish,
  cardActivated,
  cardOrEffectActivated,
  chainedTo,
  choose1,
  inYourHand,
  material,
  monster,
  named,
  negateActivation,
  oncePerTurn,
  quick,
  sameKindAs,
  sendToGy,
  spellOrTrap,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const invokedMechaba = monsterCard(75286621, {
  summoning: { materials: [material(named('Aleister the Invoker')), material(attribute('LIGHT'), monster)] },
  effects: [
    quick({
      on: [cardActivated('any', spellOrTrap), cardOrEffectActivated('any', monster)],
      limit: oncePerTurn,
      cost: sendToGy(choose1(sameKindAs(chainedTo), inYourHand)),
      resolve: andIfYouDo(negateActivation, banish(chainedTo)),
    }),
  ],
});
