import { continuous, firstDestructionsPrevented, itself, thisCard } from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const shieldWing = monsterCard(28859794, {
  effects: [
    continuous({ affects: itself(thisCard), modifiers: [firstDestructionsPrevented(2, ['battle'])] }),
  ],
});
