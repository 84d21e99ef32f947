import { choose1, faceDown, monster, onField, spellOrTrap, target1 } from '@spellspeed/engine/language';
import { skyStrikerManeuver } from '../../archetypes/sky-striker.ts';
import { spellCard } from '../../card.ts';

export const skyStrikerManeuverJammingWaves = spellCard(25955749, {
  effects: skyStrikerManeuver(target1(faceDown, spellOrTrap, onField), choose1(monster, onField)),
});
