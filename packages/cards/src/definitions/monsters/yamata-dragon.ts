import { drawUntil, inflictsBattleDamage, thisOne, trigger } from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';
import { spiritReturn } from '../../kinds.ts';

export const yamataDragon = monsterCard(76862289, {
  summoning: { only: [] },
  effects: [
    trigger({
      on: inflictsBattleDamage(thisOne, { to: 'opponent' }),
      use: 'mandatory',
      resolve: drawUntil(5),
    }),
    spiritReturn,
  ],
});
