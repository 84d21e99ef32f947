import {
  apply,
  draw,
  eachTime,
  monster,
  player,
  quick,
  sendToGy,
  summoned,
  thisCard,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const maxxC = monsterCard(23434538, {
  effects: [
    quick({
      from: ['hand'],
      limit: useOncePerTurn,
      cost: sendToGy(thisCard),
      resolve: apply(
        'end-of-turn',
        player('you'),
        eachTime(summoned([monster], ['special'], 'opponent'), draw(1)),
      ),
    }),
  ],
});
