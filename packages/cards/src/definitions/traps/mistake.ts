import { activation, addsFromDeckByDrawingOnly, continuous, player } from '@spellspeed/engine/language';
import { trapCard } from '../../card.ts';

export const mistake = trapCard(59305593, {
  effects: [
    activation(),
    continuous({
      number: 1,
      from: ['spells'],
      affects: player('any'),
      modifiers: [addsFromDeckByDrawingOnly],
    }),
  ],
});
