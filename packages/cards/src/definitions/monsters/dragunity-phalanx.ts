import {
  equippedTo,
  ignition,
  matches,
  monster,
  oncePerTurn,
  specialSummon,
  thisCard,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const dragunityPhalanx = monsterCard(59755122, {
  effects: [
    ignition({
      from: ['spells'],
      condition: matches(thisCard, equippedTo(monster)),
      limit: oncePerTurn,
      resolve: specialSummon(thisCard),
    }),
  ],
});
