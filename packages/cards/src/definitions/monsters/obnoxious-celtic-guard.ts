import { atk, continuous, itself, notDestroyedByBattle, thisCard } from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const obnoxiousCelticGuard = monsterCard(52077741, {
  effects: [
    continuous({
      affects: itself(thisCard),
      modifiers: [notDestroyedByBattle(atk({ min: 1900 }))],
    }),
  ],
});
