import { allThatMatch, at, continuous, revealed } from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const ceremonialBell = monsterCard(20228463, {
  effects: [
    continuous({ from: ['monsters'], affects: allThatMatch(at('any', 'hand')), modifiers: [revealed] }),
  ],
});
