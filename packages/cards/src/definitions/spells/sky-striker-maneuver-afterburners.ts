import { choose1, faceUp, monster, onField, spellOrTrap, target1 } from '@spellspeed/engine/language';
import { skyStrikerManeuver } from '../../archetypes/sky-striker.ts';
import { spellCard } from '../../card.ts';

export const skyStrikerManeuverAfterburners = spellCard(99550630, {
  effects: skyStrikerManeuver(target1(faceUp, monster, onField), choose1(spellOrTrap, onField)),
});
