import { chooseExactly, destroy, flipped, monster, onField, trigger } from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const noblemanEaterBug = monsterCard(65878864, {
  effects: [
    trigger({ on: flipped(), use: 'mandatory', resolve: destroy(chooseExactly(2, monster, onField)) }),
  ],
});
