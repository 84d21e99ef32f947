import { activation, apply, cannotDeclareAttacks, player } from '@spellspeed/engine/language';
import { trapCard } from '../../card.ts';

export const threateningRoar = trapCard(36361633, {
  effects: [
    activation({
      resolve: apply('end-of-turn', player('opponent'), cannotDeclareAttacks),
    }),
  ],
});
