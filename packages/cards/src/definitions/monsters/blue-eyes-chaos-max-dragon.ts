import {
  cannotBeTargetedByOpponent,
  continuous,
  doublePiercing,
  itself,
  named,
  notDestroyedByOpponentsEffects,
  thisCard,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const blueEyesChaosMaxDragon = monsterCard(55410871, {
  summoning: { ritualSpell: [named('Chaos Form')], only: ['ritual'] },
  effects: [
    continuous({
      from: ['monsters'],
      affects: itself(thisCard),
      modifiers: [cannotBeTargetedByOpponent, notDestroyedByOpponentsEffects],
    }),
    continuous({ affects: itself(thisCard), modifiers: [doublePiercing] }),
  ],
});
