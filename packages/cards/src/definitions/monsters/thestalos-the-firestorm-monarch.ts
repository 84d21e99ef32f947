import {
  andThen,
  as,
  asItIsNow,
  at,
  atRandom,
  discard,
  ifSo,
  levelOf,
  matches,
  monster,
  summoned,
  takeDamage,
  the,
  thisOne,
  times,
  trigger,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const thestalosTheFirestormMonarch = monsterCard(26205777, {
  effects: [
    trigger({
      on: summoned(thisOne, ['tribute']),
      use: 'mandatory',
      resolve: andThen(
        discard(as('discarded', atRandom(1, at('opponent', 'hand')))),
        ifSo(
          matches(asItIsNow(the('discarded')), monster),
          takeDamage('opponent', times(100, levelOf(asItIsNow(the('discarded'))))),
        ),
      ),
    }),
  ],
});
