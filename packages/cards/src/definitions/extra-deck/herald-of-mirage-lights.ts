import {
  addToHand,
  andIfYouDo,
  cardOrEffectActivated,
  chainedTo,
  choose1,
  chooseUpTo,
  destroy,
  either,
  frame,
  inYourGy,
  inYourHand,
  inYourPossession,
  materials,
  monster,
  moved,
  negateActivation,
  not,
  property,
  quick,
  race,
  sendToGy,
  spell,
  spellOrTrap,
  thisOne,
  trigger,
  useOncePerTurn,
  withDifferentNames,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const heraldOfMirageLights = monsterCard(46935289, {
  summoning: {
    materials: [materials(2, monster, not(frame('token')))],
    same: ['race', 'attribute'],
  },
  effects: [
    quick({
      on: [cardOrEffectActivated('any', spellOrTrap)],
      limit: useOncePerTurn,
      cost: sendToGy(choose1(race('Fairy'), monster, inYourHand)),
      resolve: andIfYouDo(negateActivation, destroy(chainedTo)),
    }),
    trigger({
      from: ['gy'],
      on: moved([...thisOne, inYourPossession], {
        to: ['gy'],
        by: ['battle', 'effect'],
        doer: 'opponent',
        owner: 'you',
      }),
      use: 'if-you-can',
      limit: useOncePerTurn,
      resolve: addToHand(
        withDifferentNames(
          chooseUpTo(2, either([frame('ritual'), monster], [property('Ritual'), spell]), inYourGy),
        ),
      ),
    }),
  ],
});
