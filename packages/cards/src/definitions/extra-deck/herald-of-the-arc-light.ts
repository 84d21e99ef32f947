import {
  addToHand,
  andIfYouDo,
  at,
  banishedInsteadOfGy,
  cardActivated,
  cardOrEffectActivated,
  chainedTo,
  choose1,
  continuous,
  destroy,
  either,
  frame,
  inYourDeck,
  monster,
  moved,
  negateActivation,
  player,
  property,
  quick,
  spell,
  spellOrTrap,
  thisCard,
  thisOne,
  tribute,
  trigger,
  tunerAndNonTuners,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const heraldOfTheArcLight = monsterCard(79606837, {
  summoning: { materials: tunerAndNonTuners() },
  effects: [
    continuous({
      from: ['monsters'],
      affects: player('any'),
      modifiers: [banishedInsteadOfGy(monster, at('any', 'hand', 'deck'))],
    }),
    quick({
      on: [cardActivated('any', spellOrTrap), cardOrEffectActivated('any', monster)],
      cost: tribute(thisCard),
      resolve: andIfYouDo(negateActivation, destroy(chainedTo)),
    }),
    trigger({
      from: ['gy'],
      on: moved(thisOne, { to: ['gy'] }),
      use: 'if-you-can',
      resolve: addToHand(
        choose1(either([frame('ritual'), monster], [property('Ritual'), spell]), inYourDeck),
      ),
    }),
  ],
});
