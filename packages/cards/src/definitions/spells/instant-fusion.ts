import {
  activateOncePerTurn,
  activation,
  also,
  andIfYouDo,
  apply,
  as,
  at,
  cannotAttack,
  choose1,
  destroy,
  frame,
  later,
  level,
  monster,
  payLifePoints,
  specialSummon,
  the,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const instantFusion = spellCard(1845204, {
  effects: [
    activation({
      limit: activateOncePerTurn,
      cost: payLifePoints(1000),
      resolve: andIfYouDo(
        specialSummon(as('fused', choose1(level({ max: 5 }), frame('fusion'), monster, at('you', 'extra'))), {
          treatedAs: 'fusion',
        }),
        also(apply('while-it-stays', the('fused'), cannotAttack), later('end-phase', destroy(the('fused')))),
      ),
    }),
  ],
});
