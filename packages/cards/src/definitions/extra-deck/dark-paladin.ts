import {
  andIfYouDo,
  at,
  cardActivated,
  chainedTo,
  choose1,
  continuous,
  destroy,
  discard,
  faceUp,
  gainsAtk,
  inYourHand,
  itself,
  matches,
  material,
  monster,
  named,
  negateActivation,
  numberOf,
  onField,
  quick,
  race,
  spell,
  thisCard,
  times,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const darkPaladin = monsterCard(98502113, {
  summoning: {
    materials: [material(named('Dark Magician')), material(named('Buster Blader'))],
    only: ['fusion'],
  },
  effects: [
    continuous({
      affects: itself(thisCard),
      modifiers: [gainsAtk(times(500, numberOf(race('Dragon'), monster, at('any', 'monsters', 'gy'))))],
    }),
    quick({
      on: [cardActivated('any', spell)],
      alsoAtResolution: matches(thisCard, faceUp, onField),
      cost: discard(choose1(inYourHand)),
      resolve: andIfYouDo(negateActivation, destroy(chainedTo)),
    }),
  ],
});
