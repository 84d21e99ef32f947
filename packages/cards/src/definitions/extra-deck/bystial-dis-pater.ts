import {
  andThen,
  asItIsNow,
  at,
  attribute,
  cardOrEffectActivated,
  chainedTo,
  destroy,
  either,
  faceUp,
  ifSo,
  ignition,
  matches,
  monster,
  negateEffect,
  quick,
  race,
  shuffleIntoDeck,
  specialSummon,
  target,
  target1,
  tunerAndNonTuners,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const bystialDisPater = monsterCard(27572350, {
  summoning: { materials: tunerAndNonTuners(race('Dragon'), monster) },
  effects: [
    ignition({
      limit: useOncePerTurn,
      targets: [
        target1(either([attribute('LIGHT')], [attribute('DARK')]), monster, faceUp, at('any', 'banished')),
      ],
      resolve: specialSummon(target),
    }),
    quick({
      on: [cardOrEffectActivated('opponent', monster)],
      limit: useOncePerTurn,
      targets: [target1(at('any', 'banished'))],
      resolve: andThen(
        shuffleIntoDeck(target),
        ifSo(
          matches(asItIsNow(target), at('you', 'deck', 'extra')),
          destroy(chainedTo),
          ifSo(matches(asItIsNow(target), at('opponent', 'deck', 'extra')), negateEffect),
        ),
      ),
    }),
  ],
});
