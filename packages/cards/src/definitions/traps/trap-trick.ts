import {
  activatedTheTurnItWasSet,
  activateOncePerTurn,
  activatesCardsUpTo,
  activation,
  also,
  andIfYouDo,
  apply,
  as,
  banish,
  choose1,
  inYourDeck,
  named,
  not,
  player,
  property,
  sameNameAs,
  setCard,
  the,
  trap,
} from '@spellspeed/engine/language';
import { trapCard } from '../../card.ts';

export const trapTrick = trapCard(80101899, {
  effects: [
    activation({
      limit: activateOncePerTurn,
      resolve: also(
        andIfYouDo(
          banish(as('banished', choose1(property('Normal'), trap, inYourDeck, not(named('Trap Trick'))))),
          setCard(as('set', choose1(sameNameAs(the('banished')), inYourDeck))),
          apply('while-it-stays', the('set'), activatedTheTurnItWasSet),
        ),
        apply('end-of-turn', player('you'), activatesCardsUpTo(1, trap)),
      ),
    }),
  ],
});
