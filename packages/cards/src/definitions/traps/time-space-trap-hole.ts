import {
  activation,
  andThen,
  as,
  either,
  eventCard,
  loseLifePoints,
  monster,
  noted,
  shuffleIntoDeck,
  specialSummonedFrom,
  summoned,
  that,
  times,
} from '@spellspeed/engine/language';
import { trapCard } from '../../card.ts';

const FROM_HAND_OR_EXTRA = either([specialSummonedFrom('hand')], [specialSummonedFrom('extra')]);

export const timeSpaceTrapHole = trapCard(2055403, {
  effects: [
    activation({
      on: [summoned([monster, FROM_HAND_OR_EXTRA], ['special'], 'opponent')],
      resolve: andThen(
        shuffleIntoDeck(as('returned', that(eventCard, FROM_HAND_OR_EXTRA))),
        loseLifePoints('you', times(1000, noted('returned'))),
      ),
    }),
  ],
});
