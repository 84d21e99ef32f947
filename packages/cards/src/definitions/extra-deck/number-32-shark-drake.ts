import {
  also,
  andIfYouDo,
  apply,
  as,
  attackingMonster,
  attacksOnlyOnceMore,
  destroysByBattleAndSendsToGy,
  detach,
  eventCard,
  gainsAtk,
  isCard,
  level,
  matches,
  materials,
  monster,
  oncePerTurn,
  opponentControls,
  specialSummon,
  that,
  the,
  thisCard,
  trigger,
} from '@spellspeed/engine';
import { monsterCard } from '../../card.ts';

export const number32SharkDrake = monsterCard(65676461, {
  summoning: { materials: [materials(3, level({ min: 4, max: 4 }), monster)] },
  effects: [
    trigger({
      limit: oncePerTurn,
      on: destroysByBattleAndSendsToGy([monster, opponentControls]),
      use: 'when-you-can',
      condition: matches(attackingMonster, isCard(thisCard)),
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
