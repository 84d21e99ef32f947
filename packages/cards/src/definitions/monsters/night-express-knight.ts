import {
  all,
  continuous,
  itself,
  matches,
  originalAtkBecomes,
  summonedBy,
  thisCard,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const nightExpressKnight = monsterCard(51126152, {
  summoning: { neverFrom: ['deck'], normal: { withoutTributing: all(), onlySummonedSo: true } },
  effects: [
    continuous({
      unclassified: true,
      // How it was Summoned decides, at once and without a Chain. (effects.unclassified.summon-dependent-stats)
      while: matches(thisCard, summonedBy('normal')),
      affects: itself(thisCard),
      modifiers: [originalAtkBecomes(0)],
    }),
  ],
});
