import { continuous, itself, piercing, thisCard } from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const submarineFrog = monsterCard(63948258, {
  effects: [continuous({ affects: itself(thisCard), modifiers: [piercing] })],
});
