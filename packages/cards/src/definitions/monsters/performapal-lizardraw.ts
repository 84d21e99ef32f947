import {
  andIfYouDo,
  at,
  attackingMonster,
  destroy,
  draw,
  type EventPattern,
  except,
  exists,
  type Filter,
  faceUp,
  ignition,
  isCard,
  monster,
  moved,
  named,
  not,
  numberOf,
  opponentControls,
  series,
  thisCard,
  trigger,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

/** Destroyed by an attack of the opponent, or by an effect. */
const IS_DESTROYED: readonly EventPattern[] = [
  {
    event: 'destroyed-by-battle',
    card: [monster, faceUp, youControl, except(thisCard)],
    by: [isCard(attackingMonster), opponentControls],
  },
  moved([at('you', 'monsters'), faceUp, except(thisCard)], {
    manner: ['destroyed'],
    by: ['effect'],
    doer: 'opponent',
  }),
];
const BESIDE: Filter = [series('Performapal'), at('you', 'pendulum'), not(named('Performapal Lizardraw'))];

export const performapalLizardraw = monsterCard(73130445, {
  effects: [
    trigger({
      on: IS_DESTROYED,
      use: 'if-you-can',
      limit: useOncePerTurn,
      resolve: draw(numberOf(series('Performapal'), monster, faceUp, youControl)),
    }),
  ],
  pendulumEffects: [
    ignition({
      from: ['pendulum'],
      limit: useOncePerTurn,
      condition: exists(...BESIDE, except(thisCard)),
      resolve: andIfYouDo(destroy(thisCard), draw(1)),
    }),
  ],
});
