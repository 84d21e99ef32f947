import { attribute, continuous, countsAsTributes, itself, thisCard } from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const kaiserSeaHorse = monsterCard(17444133, {
  effects: [
    continuous({
      affects: itself(thisCard),
      modifiers: [countsAsTributes(2, attribute('LIGHT'))],
    }),
  ],
});
