import {
  activateOncePerTurn,
  activation,
  at,
  cannotSpecialSummon,
  frame,
  fusionSummon,
  mentionsAsMaterial,
  monster,
  not,
  oath,
  player,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const brandedFusion = spellCard(44362883, {
  effects: [
    activation({
      limit: activateOncePerTurn,
      oath: oath(player('you'), cannotSpecialSummon(not(frame('fusion')), at('any', 'extra'))),
      resolve: fusionSummon({
        monster: [mentionsAsMaterial('Fallen of Albaz'), frame('fusion'), at('you', 'extra')],
        materials: [monster, at('you', 'hand', 'deck', 'monsters')],
        count: 2,
      }),
    }),
  ],
});
