import {
  addToHand,
  choose1,
  inYourDeck,
  monster,
  named,
  not,
  series,
  summoned,
  thisOne,
  trigger,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const satellarknightDeneb = monsterCard(75878039, {
  effects: [
    trigger({
      on: summoned(thisOne, ['normal', 'tribute', 'flip', 'special']),
      use: 'if-you-can',
      limit: useOncePerTurn,
      resolve: addToHand(
        choose1(series('tellarknight'), monster, not(named('Satellarknight Deneb')), inYourDeck),
      ),
    }),
  ],
});
