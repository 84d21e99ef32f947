import {
  ability,
  andIfYouDo,
  apply,
  as,
  at,
  cannotBeMaterial,
  choose1,
  destroy,
  either,
  ignition,
  inYourDeck,
  material,
  materialsOrMore,
  monster,
  nonTuner,
  oncePerTurn,
  onField,
  series,
  shuffleIntoDeck,
  specialSummon,
  type Test,
  target,
  target1,
  the,
  tuner,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const PENDULUM: Test = either([ability('pendulum'), monster, onField], [at('any', 'pendulum')]);

export const ignisterProminenceTheBlastingDracoslayer = monsterCard(18239909, {
  summoning: {
    materials: [material(tuner, monster), materialsOrMore(1, nonTuner, ability('pendulum'), monster)],
  },
  effects: [
    ignition({
      limit: oncePerTurn,
      targets: [target1(PENDULUM)],
      resolve: andIfYouDo(destroy(target), shuffleIntoDeck(choose1(onField))),
    }),
    ignition({
      limit: oncePerTurn,
      resolve: andIfYouDo(
        specialSummon(as('summoned', choose1(series('Dracoslayer'), monster, inYourDeck)), {
          positions: ['defense'],
        }),
        apply('while-it-stays', the('summoned'), cannotBeMaterial('synchro')),
      ),
    }),
  ],
});
