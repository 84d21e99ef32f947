import { draw, summoned, thisOne, trigger } from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const sacredCrane = monsterCard(30914564, {
  effects: [trigger({ on: summoned(thisOne, ['special']), use: 'mandatory', resolve: draw(1) })],
});
