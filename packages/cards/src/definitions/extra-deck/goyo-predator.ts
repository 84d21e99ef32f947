import {
  andIfYouDo,
  apply,
  as,
  destroysByBattleAndSendsToGy,
  eventCard,
  halfBattleDamageToAnyPlayer,
  monster,
  opponentControls,
  specialSummon,
  that,
  the,
  trigger,
  tunerAndNonTuners,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const goyoPredator = monsterCard(98637386, {
  summoning: { materials: tunerAndNonTuners() },
  effects: [
    trigger({
      on: destroysByBattleAndSendsToGy([monster, opponentControls]),
      use: 'when-you-can',
      limit: useOncePerTurn,
      resolve: andIfYouDo(
        specialSummon(as('it', that(eventCard))),
        apply('while-it-stays', the('it'), halfBattleDamageToAnyPlayer),
      ),
    }),
  ],
});
