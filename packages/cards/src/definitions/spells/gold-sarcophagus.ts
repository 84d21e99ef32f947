import {
  activation,
  addToHand,
  andIfYouDo,
  as,
  asItIsNow,
  banish,
  choose1,
  inYourDeck,
  later,
  nextPhase,
  the,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const goldSarcophagus = spellCard(75500286, {
  effects: [
    activation({
      resolve: andIfYouDo(
        banish(as('kept', choose1(inYourDeck))),
        later('standby-phase', addToHand(asItIsNow(the('kept'))), nextPhase('you', 2)),
      ),
    }),
  ],
});
