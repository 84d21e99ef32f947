import {
  also,
  andIfYouDo,
  apply,
  as,
  attacksOnlyOnceMore,
  destroysByBattleAndSendsToGy,
  detach,
  eventCard,
  exactLevel,
  gainsAtk,
  materials,
  monster,
  oncePerTurn,
  opponentControls,
  specialSummon,
  that,
  the,
  thisCard,
  thisCardAttacks,
  trigger,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const number32SharkDrake = monsterCard(65676461, {
  summoning: { materials: [materials(3, exactLevel(4), monster)] },
  effects: [
    trigger({
      limit: oncePerTurn,
      on: destroysByBattleAndSendsToGy([monster, opponentControls]),
      use: 'when-you-can',
      condition: thisCardAttacks,
      cost: detach(1),
      resolve: andIfYouDo(
        specialSummon(as('it', that(eventCard)), { to: 'opponent', positions: ['attack'] }),
        also(
          apply('while-it-stays', the('it'), gainsAtk(-1000)),
          apply('end-of-battle-phase', thisCard, attacksOnlyOnceMore),
        ),
      ),
    }),
  ],
});
