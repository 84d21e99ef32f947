import {
  ability,
  andIfYouDo,
  apply,
  as,
  destroysByBattleAndSendsToGy,
  eventCard,
  halfBattleDamageToAnyPlayer,
  material,
  materialsOrMore,
  monster,
  not,
  opponentControls,
  specialSummon,
  that,
  the,
  trigger,
  useOncePerTurn,
} from '@spellspeed/engine';
import { monsterCard } from '../../card.ts';

export const goyoPredator = monsterCard(98637386, {
  summoning: { materials: [material(ability('tuner')), materialsOrMore(1, not(ability('tuner')))] },
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
