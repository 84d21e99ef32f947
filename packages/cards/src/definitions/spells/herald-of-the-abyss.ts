import {
  activateOncePerTurn,
  activation,
  and,
  andIfYouDo,
  apply,
  as,
  byOpponent,
  cannotActivate,
  choose1,
  declareAttribute,
  declaredAttribute,
  declaredRace,
  declareRace,
  exists,
  faceUp,
  monster,
  opponentControls,
  payLifePoints,
  player,
  sameNameAs,
  sendToGy,
  the,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const heraldOfTheAbyss = spellCard(94016752, {
  effects: [
    activation({
      limit: activateOncePerTurn,
      condition: exists(monster, faceUp, opponentControls),
      cost: and(payLifePoints(1500), declareRace(), declareAttribute()),
      resolve: andIfYouDo(
        sendToGy(
          as('sent', byOpponent(choose1(declaredRace, declaredAttribute, monster, faceUp, opponentControls))),
        ),
        apply('end-of-turn', player('opponent'), cannotActivate(monster, sameNameAs(the('sent')))),
      ),
    }),
  ],
});
