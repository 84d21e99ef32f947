import {
  also,
  apply,
  attacks,
  cannotActivate,
  canOnlyControl1,
  ignition,
  monster,
  oncePerTurn,
  onField,
  player,
  removeCountersFromAmong,
  series,
  thisCard,
} from '@spellspeed/engine/language';
import { KAIJU_SUMMONING } from '../../archetypes.ts';
import { monsterCard } from '../../card.ts';

export const thunderKingTheLightningstrikeKaiju = monsterCard(48770333, {
  summoning: KAIJU_SUMMONING,
  effects: [
    { ...canOnlyControl1(series('Kaiju'), monster), number: 3 },
    ignition({
      number: 4,
      limit: oncePerTurn,
      cost: removeCountersFromAmong(3, 'Kaiju Counter', onField),
      resolve: also(
        apply('end-of-turn', player('opponent'), cannotActivate()),
        apply('end-of-turn', thisCard, attacks(3, 'monsters')),
      ),
    }),
  ],
});
