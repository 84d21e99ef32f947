import { material, named } from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const blueEyesUltimateDragon = monsterCard(23995346, {
  summoning: {
    materials: [
      material(named('Blue-Eyes White Dragon')),
      material(named('Blue-Eyes White Dragon')),
      material(named('Blue-Eyes White Dragon')),
    ],
  },
});
