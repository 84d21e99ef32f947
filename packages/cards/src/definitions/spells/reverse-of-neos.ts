import {
  activation,
  also,
  andIfYouDo,
  apply,
  as,
  choose1,
  destroy,
  faceUp,
  frame,
  gainsAtk,
  inYourDeck,
  later,
  moved,
  named,
  series,
  specialSummon,
  the,
  youControl,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const reverseOfNeos = spellCard(18302224, {
  effects: [
    activation({
      on: [moved([faceUp, series('Neos'), frame('fusion'), youControl], { manner: ['destroyed'] })],
      resolve: andIfYouDo(
        specialSummon(as('it', choose1(named('Elemental HERO Neos'), inYourDeck)), { positions: ['attack'] }),
        also(apply('while-it-stays', the('it'), gainsAtk(1000)), later('end-phase', destroy(the('it')))),
      ),
    }),
  ],
});
