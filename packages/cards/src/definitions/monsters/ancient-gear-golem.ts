import {
  cannotActivateCards,
  continuous,
  itself,
  piercing,
  player,
  spellOrTrap,
  thisCard,
  thisCardAttacks,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const ancientGearGolem = monsterCard(83104731, {
  summoning: { only: [] },
  effects: [
    continuous({
      while: thisCardAttacks,
      affects: player('opponent'),
      modifiers: [cannotActivateCards(spellOrTrap)],
    }),
    continuous({ affects: itself(thisCard), modifiers: [piercing] }),
  ],
});
