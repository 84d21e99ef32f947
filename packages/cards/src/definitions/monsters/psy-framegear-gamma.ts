import {
  also,
  and,
  andIfYouDo,
  as,
  at,
  banish,
  cardOrEffectActivated,
  chainedTo,
  choose1,
  destroy,
  exists,
  faceUp,
  later,
  monster,
  named,
  negateActivation,
  oncePerChain,
  quick,
  specialSummon,
  that,
  the,
  thisCard,
  unless,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const DRIVER = choose1(named('PSY-Frame Driver'), at('you', 'hand', 'deck', 'gy'));

export const psyFramegearGamma = monsterCard(38814750, {
  summoning: { normal: { never: true }, only: ['effect'] },
  effects: [
    quick({
      from: ['hand'],
      on: [cardOrEffectActivated('opponent', monster)],
      limit: oncePerChain,
      condition: unless(exists(monster, youControl)),
      resolve: andIfYouDo(
        and(specialSummon(as('driver', DRIVER)), specialSummon(thisCard)),
        negateActivation,
        destroy(chainedTo),
        later('end-phase', also(banish(that(thisCard, faceUp)), banish(that(the('driver'), faceUp)))),
      ),
    }),
  ],
});
