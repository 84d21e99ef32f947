import {
  ability,
  activation,
  draw,
  exists,
  faceUp,
  monster,
  opponentControls,
} from '@spellspeed/engine/language';
import { trapCard } from '../../card.ts';

export const legacyOfYataGarasu = trapCard(30461781, {
  effects: [
    activation({
      modes: [
        { resolve: draw(1) },
        {
          condition: exists(ability('spirit'), monster, faceUp, opponentControls),
          resolve: draw(2),
        },
      ],
    }),
  ],
});
