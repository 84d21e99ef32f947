import {
  andIfYouDo,
  apply,
  as,
  atkOf,
  atTiming,
  cardOrEffectActivated,
  chainedTo,
  destroy,
  except,
  frame,
  gainsAtk,
  level,
  matches,
  monster,
  negateActivation,
  oncePerTurn,
  opponentControls,
  opponentInBattle,
  originalAtkOf,
  quick,
  that,
  the,
  thisCard,
  trigger,
  tunerAndNonTuners,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const crystalWingSynchroDragon = monsterCard(50954680, {
  summoning: {
    materials: tunerAndNonTuners(frame('synchro')),
  },
  effects: [
    quick({
      on: [cardOrEffectActivated('any', monster, except(thisCard))],
      limit: oncePerTurn,
      resolve: andIfYouDo(
        negateActivation,
        destroy(as('destroyed', that(chainedTo))),
        apply('end-of-turn', thisCard, gainsAtk(originalAtkOf(the('destroyed')))),
      ),
    }),
    trigger({
      on: atTiming('damage-calculation'),
      use: 'mandatory',
      condition: matches(opponentInBattle, level({ min: 5 }), opponentControls),
      resolve: apply('end-of-damage-calculation', thisCard, gainsAtk(atkOf(opponentInBattle))),
    }),
  ],
});
