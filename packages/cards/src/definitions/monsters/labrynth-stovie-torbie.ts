import {
  leavesField,
  monster,
  property,
  specialSummon,
  thisCard,
  trap,
  trigger,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { labrynthFurniture } from '../../archetypes/labrynth.ts';
import { monsterCard } from '../../card.ts';

export const labrynthStovieTorbie = monsterCard(74018812, {
  effects: [
    labrynthFurniture,
    trigger({
      from: ['gy'],
      on: leavesField([monster], { by: ['effect'], doer: 'you', of: [property('Normal'), trap] }),
      use: 'if-you-can',
      damageStep: 'forbidden',
      limit: useOncePerTurn,
      resolve: specialSummon(thisCard),
    }),
  ],
});
