import {
  activation,
  at,
  frame,
  fusionSummon,
  isCard,
  monster,
  oath,
  player,
  series,
  specialSummonsOnlyByEffectsOf,
  thisCard,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const parallelWorldFusion = spellCard(54283059, {
  effects: [
    activation({
      oath: oath(player('you'), specialSummonsOnlyByEffectsOf(isCard(thisCard))),
      resolve: fusionSummon({
        monster: [series('Elemental HERO'), frame('fusion'), at('you', 'extra')],
        materials: [monster, at('you', 'banished')],
        into: 'deck',
      }),
    }),
  ],
});
