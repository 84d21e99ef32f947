import {
  activation,
  all,
  andIfYouDo,
  apply,
  atLeast,
  attackingMonster,
  battleDamageTo,
  duringTiming,
  forEvery,
  inYourDeck,
  matches,
  noBattleDamage,
  numberOf,
  opponentControls,
  player,
  sendToGy,
  topOfDeck,
  wouldTakeBattleDamage,
} from '@spellspeed/engine/language';
import { trapCard } from '../../card.ts';

const cards = forEvery(500, battleDamageTo('you'));

export const powerWall = trapCard(76403456, {
  effects: [
    activation({
      condition: all(
        duringTiming('damage-calculation'),
        matches(attackingMonster, opponentControls),
        wouldTakeBattleDamage('you'),
        atLeast(numberOf(inYourDeck), cards),
      ),
      resolve: andIfYouDo(
        sendToGy(topOfDeck(cards)),
        apply('end-of-this-battle', player('you'), noBattleDamage),
      ),
    }),
  ],
});
