import {
  apply,
  canOnlyControl1,
  declareNumber,
  ignition,
  levelBecomes,
  named,
  neverMaterial,
  noted,
  oncePerTurn,
  thisCard,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const gagagaMagician = monsterCard(26082117, {
  asMaterial: [neverMaterial('synchro')],
  effects: [
    canOnlyControl1(named('Gagaga Magician')),
    ignition({
      limit: oncePerTurn,
      cost: declareNumber(1, 8),
      resolve: apply('end-of-turn', thisCard, levelBecomes(noted('declared'))),
    }),
  ],
});
