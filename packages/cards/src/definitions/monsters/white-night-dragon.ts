import {
  andIfYouDo,
  chainedTo,
  changeAttackTarget,
  choose1,
  destroy,
  except,
  faceUp,
  monster,
  negateActivation,
  quick,
  sendToGy,
  spellOrTrap,
  targetedForAttack,
  thisCard,
  thisOne,
  trigger,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const whiteNightDragon = monsterCard(79473793, {
  effects: [
    quick({
      on: [
        {
          event: 'activated',
          what: 'card',
          by: 'any',
          card: [spellOrTrap],
          targeting: thisOne,
        },
      ],
      use: 'mandatory',
      resolve: andIfYouDo(negateActivation, destroy(chainedTo)),
    }),
    trigger({
      on: targetedForAttack([monster, faceUp, youControl, except(thisCard)]),
      use: 'when-you-can',
      cost: sendToGy(choose1(spellOrTrap, youControl)),
      resolve: changeAttackTarget(thisCard),
    }),
  ],
});
