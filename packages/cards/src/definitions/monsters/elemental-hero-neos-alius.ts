import { continuous, itself, nameBecomes, thisCard } from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';
import { gemini } from '../../kinds.ts';

export const elementalHeroNeosAlius = monsterCard(69884162, {
  effects: gemini(continuous({ affects: itself(thisCard), modifiers: [nameBecomes('Elemental HERO Neos')] })),
});
