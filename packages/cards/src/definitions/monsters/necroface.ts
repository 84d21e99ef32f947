import {
  also,
  apply,
  as,
  asItIsNow,
  at,
  banish,
  eachPlayer,
  every,
  gainsAtk,
  isCard,
  moved,
  numberOf,
  shuffleIntoDeck,
  summoned,
  the,
  thisCard,
  thisOne,
  times,
  topOfDeck,
  trigger,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const shuffled = asItIsNow(the('shuffled'));

export const necroface = monsterCard(28297833, {
  effects: [
    trigger({
      on: summoned(thisOne, ['normal', 'tribute']),
      use: 'mandatory',
      resolve: also(
        shuffleIntoDeck(as('shuffled', every(at('any', 'banished')))),
        apply('while-face-up', thisCard, gainsAtk(times(100, numberOf(isCard(shuffled), at('any', 'deck'))))),
      ),
    }),
    trigger({
      from: ['banished'],
      on: moved(thisOne, { to: ['banished'] }),
      use: 'mandatory',
      resolve: eachPlayer(banish(topOfDeck(5))),
    }),
  ],
});
