import {
  ability,
  activation,
  addToHand,
  alsoAfterThat,
  andThen,
  as,
  at,
  atLeast,
  banish,
  choose1,
  destroy,
  every,
  ifSo,
  inYourDeck,
  monster,
  named,
  noted,
  onField,
  takeDamage,
  youCan,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

const ifDestroyed = (count: number) => atLeast(noted('them'), count);

export const waveringEyes = spellCard(31222701, {
  effects: [
    activation({
      resolve: andThen(
        destroy(as('them', every(at('any', 'pendulum')))),
        alsoAfterThat(
          ifSo(ifDestroyed(1), takeDamage('opponent', 500)),
          ifSo(ifDestroyed(2), youCan(addToHand(choose1(ability('pendulum'), monster, inYourDeck)))),
          ifSo(ifDestroyed(3), youCan(banish(choose1(onField)))),
          ifSo(ifDestroyed(4), youCan(addToHand(choose1(named('Wavering Eyes'), inYourDeck)))),
        ),
      ),
    }),
  ],
});
