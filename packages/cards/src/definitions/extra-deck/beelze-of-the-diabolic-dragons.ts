import {
  apply,
  attribute,
  continuous,
  damageTaken,
  gainsAtk,
  inflictsBattleDamage,
  itself,
  material,
  materialsOrMore,
  monster,
  nonTuner,
  notDestroyedByBattle,
  notDestroyedByEffects,
  takesEffectDamage,
  thisCard,
  thisCardBattles,
  trigger,
  tuner,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const beelzeOfTheDiabolicDragons = monsterCard(34408491, {
  summoning: {
    materials: [material(attribute('DARK'), tuner, monster), materialsOrMore(1, nonTuner, monster)],
  },
  effects: [
    continuous({
      from: ['monsters'],
      affects: itself(thisCard),
      modifiers: [notDestroyedByBattle(), notDestroyedByEffects],
    }),
    trigger({
      number: 2,
      on: inflictsBattleDamage([], { to: 'you' }),
      use: 'mandatory',
      condition: thisCardBattles,
      resolve: apply('while-face-up', thisCard, gainsAtk(damageTaken)),
    }),
    trigger({
      number: 2,
      on: takesEffectDamage('you', 'opponent'),
      use: 'mandatory',
      resolve: apply('while-face-up', thisCard, gainsAtk(damageTaken)),
    }),
  ],
});
