import {
  addToHand,
  continuous,
  faceUp,
  inYourGy,
  itself,
  matches,
  material,
  materialsOrMore,
  monster,
  nonTuner,
  notDestroyedByBattle,
  opponentTakesBattleDamage,
  player,
  series,
  summoned,
  target,
  target1,
  thisCard,
  thisOne,
  trigger,
  tuner,
  yourBattlingMonster,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const daigustoSphreez = monsterCard(29552709, {
  summoning: {
    materials: [material(tuner, monster), materialsOrMore(1, nonTuner, series('Gusto'), monster)],
  },
  effects: [
    trigger({
      on: summoned(thisOne, ['synchro']),
      use: 'when-you-can',
      targets: [target1(series('Gusto'), inYourGy)],
      resolve: addToHand(target),
    }),
    continuous({
      while: matches(yourBattlingMonster, series('Gusto'), faceUp, monster),
      affects: player('you'),
      modifiers: [opponentTakesBattleDamage],
    }),
    continuous({ affects: itself(thisCard), modifiers: [notDestroyedByBattle()] }),
  ],
});
