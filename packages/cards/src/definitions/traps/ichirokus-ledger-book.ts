import {
  activation,
  andThen,
  as,
  banish,
  gainLifePoints,
  monster,
  noted,
  opponentControls,
  target,
  targetUpTo,
  that,
  times,
} from '@spellspeed/engine/language';
import { trapCard } from '../../card.ts';

export const ichirokusLedgerBook = trapCard(4825390, {
  effects: [
    activation({
      targets: [targetUpTo(2, monster, opponentControls)],
      resolve: andThen(
        banish(as('gone', that(target)), { until: 'end-phase' }),
        gainLifePoints(times(1000, noted('gone')), 'opponent'),
      ),
    }),
  ],
});
