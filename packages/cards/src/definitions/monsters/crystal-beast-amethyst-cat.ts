import {
  attacksDirectlyForHalf,
  canBeKeptAsSpell,
  continuous,
  itself,
  thisCard,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const crystalBeastAmethystCat = monsterCard(32933942, {
  effects: [continuous({ affects: itself(thisCard), modifiers: [attacksDirectlyForHalf] }), canBeKeptAsSpell],
});
