import {
  activateOncePerTurn,
  activation,
  addToHand,
  alsoAfterThat,
  andIfYouDo,
  as,
  cannotSpecialSummon,
  choose1,
  inYourDeck,
  isCard,
  oath,
  player,
  reveal,
  shuffleIntoDeck,
  that,
  the,
  topOfDeck,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const potOfDuality = spellCard(98645731, {
  effects: [
    activation({
      limit: activateOncePerTurn,
      oath: oath(player('you'), cannotSpecialSummon()),
      resolve: alsoAfterThat(
        andIfYouDo(
          reveal(as('excavated', topOfDeck(3))),
          addToHand(choose1(isCard(the('excavated')), inYourDeck)),
        ),
        shuffleIntoDeck(that(the('excavated'), inYourDeck)),
      ),
    }),
  ],
});
