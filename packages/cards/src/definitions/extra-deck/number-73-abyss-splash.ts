import {
  alsoAfterThat,
  apply,
  atkMultiplied,
  attribute,
  countingThisTurn,
  detach,
  exactLevel,
  halfBattleDamage,
  inTurn,
  materials,
  monster,
  oncePerTurn,
  quick,
  thisCard,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const number73AbyssSplash = monsterCard(36076683, {
  summoning: { materials: [materials(2, exactLevel(5), attribute('WATER'), monster)] },
  effects: [
    quick({
      limit: oncePerTurn,
      cost: detach(1),
      resolve: alsoAfterThat(
        inTurn(countingThisTurn(1, 'opponent'), apply('end-of-turn', thisCard, atkMultiplied(2))),
        apply('end-of-turn', thisCard, halfBattleDamage),
      ),
    }),
  ],
});
