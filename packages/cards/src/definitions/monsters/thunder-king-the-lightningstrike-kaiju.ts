import {
  also,
  apply,
  attacks,
  cannotActivate,
  ignition,
  oncePerTurn,
  player,
  thisCard,
} from '@spellspeed/engine/language';
import { KAIJU_SUMMONING, onlyOneKaiju, removesKaijuCounters } from '../../archetypes/kaiju.ts';
import { monsterCard } from '../../card.ts';

export const thunderKingTheLightningstrikeKaiju = monsterCard(48770333, {
  summoning: KAIJU_SUMMONING,
  effects: [
    onlyOneKaiju,
    ignition({
      number: 4,
      limit: oncePerTurn,
      cost: removesKaijuCounters(3),
      resolve: also(
        apply('end-of-turn', player('opponent'), cannotActivate()),
        apply('end-of-turn', thisCard, attacks(3, 'monsters')),
      ),
    }),
  ],
});
