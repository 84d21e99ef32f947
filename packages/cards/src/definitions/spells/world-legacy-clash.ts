import {
  activation,
  apply,
  as,
  banish,
  choose1,
  faceUp,
  gainsAtk,
  gainsDef,
  monster,
  opponentControls,
  originalAtkOf,
  originalDefOf,
  stillTheirs,
  target,
  target1,
  the,
  times,
  youControl,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const worldLegacyClash = spellCard(93236220, {
  effects: [
    activation({
      cost: banish(as('banished', choose1(faceUp, monster, youControl)), { until: 'end-phase' }),
      targets: [stillTheirs(target1(faceUp, monster, opponentControls))],
      resolve: apply(
        'while-it-stays',
        target,
        gainsAtk(times(-1, originalAtkOf(the('banished')))),
        gainsDef(times(-1, originalDefOf(the('banished')))),
      ),
    }),
  ],
});
