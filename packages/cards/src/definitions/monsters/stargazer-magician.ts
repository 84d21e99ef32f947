import {
  ability,
  at,
  cannotActivateCards,
  choose1,
  continuous,
  type EventPattern,
  either,
  eventCard,
  except,
  exists,
  type Filter,
  inYourHand,
  itself,
  matches,
  monster,
  moved,
  oncePerTurn,
  player,
  sameNameAs,
  scaleBecomes,
  series,
  specialSummon,
  spell,
  thisCard,
  trigger,
  unless,
  yourBattlingMonster,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

/** Exactly 1 Pendulum Monster, returned to the hand. */
const RETURNED: EventPattern = moved([ability('pendulum'), at('you', 'monsters'), except(thisCard)], {
  to: ['hand'],
  by: ['effect'],
  doer: 'opponent',
  owner: 'you',
  alone: true,
});
const BESIDE: Filter = [
  either([series('Magician')], [series('Odd-Eyes')]),
  at('you', 'pendulum'),
  except(thisCard),
];

export const stargazerMagician = monsterCard(94415058, {
  effects: [
    trigger({
      on: RETURNED,
      use: 'when-you-can',
      limit: oncePerTurn,
      resolve: specialSummon(choose1(monster, sameNameAs(eventCard), inYourHand)),
    }),
  ],
  pendulumEffects: [
    continuous({
      from: ['pendulum'],
      while: matches(yourBattlingMonster, ability('pendulum')),
      affects: player('opponent'),
      modifiers: [cannotActivateCards(spell)],
    }),
    continuous({
      from: ['pendulum'],
      while: unless(exists(...BESIDE)),
      affects: itself(thisCard),
      modifiers: [scaleBecomes(4)],
    }),
  ],
});
