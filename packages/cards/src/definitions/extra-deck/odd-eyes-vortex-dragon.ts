import {
  ability,
  andIfYouDo,
  at,
  cardActivated,
  cardOrEffectActivated,
  chainedTo,
  choose1,
  destroy,
  except,
  faceUp,
  inAttackPosition,
  material,
  monster,
  negateActivation,
  opponentControls,
  quick,
  returnToHand,
  series,
  shuffleIntoDeck,
  spellOrTrap,
  summoned,
  target,
  target1,
  thisCard,
  thisOne,
  trigger,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const oddEyesVortexDragon = monsterCard(53262004, {
  summoning: { materials: [material(series('Odd-Eyes'), monster), material(ability('pendulum'), monster)] },
  effects: [
    trigger({
      on: summoned(thisOne, ['special']),
      use: 'when-you-can',
      limit: useOncePerTurn,
      targets: [target1(monster, faceUp, inAttackPosition, opponentControls)],
      resolve: returnToHand(target),
    }),
    quick({
      on: [cardActivated('any', spellOrTrap), cardOrEffectActivated('any', monster, except(thisCard))],
      limit: useOncePerTurn,
      resolve: andIfYouDo(
        shuffleIntoDeck(choose1(ability('pendulum'), monster, faceUp, at('you', 'extra'))),
        negateActivation,
        destroy(chainedTo),
      ),
    }),
  ],
});
