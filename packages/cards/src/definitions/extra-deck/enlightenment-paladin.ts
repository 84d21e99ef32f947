import {
  ability,
  addToHand,
  eventCard,
  inYourGy,
  material,
  materialsOrMore,
  monster,
  nonTuner,
  opponentControls,
  originalAtkOf,
  series,
  spell,
  summoned,
  summonedUsing,
  takeDamage,
  target,
  target1,
  thisOne,
  trigger,
  tuner,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const enlightenmentPaladin = monsterCard(59123194, {
  summoning: {
    materials: [material(tuner, monster), materialsOrMore(1, nonTuner, monster)],
  },
  effects: [
    trigger({
      on: summoned(
        [...thisOne, summonedUsing('synchro', series('Magician'), ability('pendulum'))],
        ['synchro'],
      ),
      use: 'if-you-can',
      limit: useOncePerTurn,
      targets: [target1(spell, inYourGy)],
      resolve: addToHand(target),
    }),
    trigger({
      on: { event: 'destroyed-by-battle', card: [opponentControls], by: thisOne },
      use: 'when-you-can',
      resolve: takeDamage('opponent', originalAtkOf(eventCard)),
    }),
  ],
});
