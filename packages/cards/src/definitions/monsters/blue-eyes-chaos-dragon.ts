import {
  also,
  andIfYouDo,
  apply,
  as,
  atkBecomes,
  cannotBeTargetedByOpponent,
  changePosition,
  continuous,
  declaresAttack,
  defBecomes,
  every,
  itself,
  matches,
  monster,
  named,
  notDestroyedByOpponentsEffects,
  opponentControls,
  piercing,
  summonedUsing,
  the,
  thisCard,
  thisOne,
  trigger,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const blueEyesChaosDragon = monsterCard(20654247, {
  summoning: { ritualSpell: [named('Chaos Form')], only: ['ritual'] },
  effects: [
    continuous({
      from: ['monsters'],
      affects: itself(thisCard),
      modifiers: [cannotBeTargetedByOpponent, notDestroyedByOpponentsEffects],
    }),
    trigger({
      on: declaresAttack(thisOne),
      use: 'when-you-can',
      condition: matches(thisCard, summonedUsing('ritual', named('Blue-Eyes White Dragon'))),
      resolve: also(
        andIfYouDo(
          changePosition(as('changed', every(monster, opponentControls))),
          apply('while-it-stays', the('changed'), atkBecomes(0), defBecomes(0)),
        ),
        apply('end-of-turn', thisCard, piercing),
      ),
    }),
  ],
});
