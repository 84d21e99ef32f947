import {
  andIfYouDo,
  apply,
  atk,
  canOnlyControl1,
  cardOrEffectActivated,
  continuous,
  frame,
  gainsAtk,
  howMany,
  itself,
  matches,
  materialsOf,
  materialsOrMore,
  monster,
  named,
  negateActivation,
  not,
  oncePerChain,
  originalAtkBecomes,
  quick,
  thisCard,
  times,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const apollousaBowOfTheGoddess = monsterCard(4280258, {
  summoning: { materials: [materialsOrMore(2, monster, not(frame('token')))], different: 'names' },
  effects: [
    canOnlyControl1(named('Apollousa, Bow of the Goddess')),
    continuous({
      from: ['monsters'],
      affects: itself(thisCard),
      modifiers: [originalAtkBecomes(times(800, howMany(materialsOf(thisCard))))],
    }),
    quick({
      number: 3,
      on: [cardOrEffectActivated('opponent', monster)],
      limit: oncePerChain,
      condition: matches(thisCard, atk({ min: 800 })),
      resolve: andIfYouDo(apply('while-it-stays', thisCard, gainsAtk(-800)), negateActivation),
    }),
  ],
});
