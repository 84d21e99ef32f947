import {
  all,
  apply,
  atkBecomes,
  attribute,
  continuous,
  detach,
  duringTiming,
  exactLevel,
  frame,
  itself,
  matches,
  materials,
  monster,
  neverMaterial,
  oncePerBattle,
  opponentControls,
  opponentInBattle,
  quick,
  rank,
  series,
  silencesOpponentWhenBattling,
  thisCard,
  thisCardHasMaterial,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const numberS39UtopiaTheLightning = monsterCard(56832966, {
  summoning: {
    materials: [materials(3, exactLevel(5), attribute('LIGHT'), monster)],
    xyzOver: [rank({ min: 4, max: 4 }), series('Utopia'), monster],
  },
  asMaterial: [neverMaterial('xyz')],
  effects: [
    continuous({ affects: itself(thisCard), modifiers: [silencesOpponentWhenBattling] }),
    quick({
      limit: oncePerBattle,
      condition: all(
        duringTiming('damage-calculation'),
        matches(opponentInBattle, opponentControls),
        thisCardHasMaterial(series('Utopia'), frame('xyz')),
      ),
      cost: detach(2),
      resolve: apply('end-of-damage-calculation', thisCard, atkBecomes(5000)),
    }),
  ],
});
