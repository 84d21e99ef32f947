import {
  activatedEffectsNegated,
  activation,
  addToHand,
  allThatMatch,
  apply,
  at,
  attribute,
  choose1,
  exists,
  faceUp,
  monster,
  moved,
  named,
  opponents,
  race,
  series,
  thisOne,
  trigger,
  youControl,
} from '@spellspeed/engine/language';
import { trapCard } from '../../card.ts';

export const harpiesFeatherStorm = trapCard(87639778, {
  effects: [
    activation({
      condition: exists(attribute('WIND'), race('Winged Beast'), monster, faceUp, youControl),
      fromHand: exists(series('Harpie'), monster, faceUp, youControl),
      resolve: apply('end-of-turn', allThatMatch(monster, opponents), activatedEffectsNegated),
    }),
    trigger({
      from: ['gy', 'banished'],
      on: moved([...thisOne, at('you', 'spells', 'pendulum')], {
        from: ['spells', 'pendulum'],
        manner: ['destroyed'],
        by: ['effect'],
        doer: 'opponent',
      }),
      use: 'if-you-can',
      resolve: addToHand(choose1(named("Harpie's Feather Duster"), at('you', 'deck', 'gy'))),
    }),
  ],
});
