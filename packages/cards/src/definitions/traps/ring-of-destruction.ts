import {
  activateOncePerTurn,
  activation,
  andIfYouDo,
  andThen,
  atk,
  destroy,
  faceUp,
  lifePointsOf,
  monster,
  noted,
  opponentControls,
  opponentsTurn,
  originalAtkOf,
  takeDamage,
  target,
  target1,
  that,
} from '@spellspeed/engine/language';
import { trapCard } from '../../card.ts';

export const ringOfDestruction = trapCard(83555666, {
  effects: [
    activation({
      condition: opponentsTurn,
      limit: activateOncePerTurn,
      targets: [target1(monster, faceUp, opponentControls, atk({ max: lifePointsOf('opponent') }))],
      resolve: andThen(
        andIfYouDo(destroy(that(target, faceUp)), takeDamage('you', originalAtkOf(target), { as: 'damage' })),
        takeDamage('opponent', noted('damage')),
      ),
    }),
  ],
});
