import {
  choose1,
  ignition,
  inYourHand,
  named,
  specialSummon,
  thisCard,
  tribute,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const kaibaman = monsterCard(34627841, {
  effects: [
    ignition({
      cost: tribute(thisCard),
      resolve: specialSummon(choose1(named('Blue-Eyes White Dragon'), inYourHand)),
    }),
  ],
});
