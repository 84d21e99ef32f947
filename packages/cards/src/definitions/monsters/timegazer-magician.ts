import {
  ability,
  allThatMatch,
  at,
  cannotActivateCards,
  continuous,
  either,
  except,
  exists,
  type Filter,
  firstDestructionPrevented,
  itself,
  matches,
  monster,
  opponents,
  player,
  scaleBecomes,
  series,
  thisCard,
  trap,
  unless,
  youControl,
  yourBattlingMonster,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const BESIDE: Filter = [
  either([series('Magician')], [series('Odd-Eyes')]),
  at('you', 'pendulum'),
  except(thisCard),
];

export const timegazerMagician = monsterCard(20409757, {
  pendulumActivation: { condition: unless(exists(monster, youControl)) },
  effects: [
    continuous({
      from: ['monsters'],
      affects: allThatMatch(at('you', 'pendulum')),
      modifiers: [firstDestructionPrevented(['effect'], opponents)],
    }),
  ],
  pendulumEffects: [
    continuous({
      from: ['pendulum'],
      while: matches(yourBattlingMonster, ability('pendulum')),
      affects: player('opponent'),
      modifiers: [cannotActivateCards(trap)],
    }),
    continuous({
      from: ['pendulum'],
      while: unless(exists(...BESIDE)),
      affects: itself(thisCard),
      modifiers: [scaleBecomes(4)],
    }),
  ],
});
