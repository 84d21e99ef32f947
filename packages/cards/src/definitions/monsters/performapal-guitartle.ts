import {
  apply,
  at,
  draw,
  type EventPattern,
  eventCard,
  except,
  ignition,
  matches,
  moved,
  oncePerTurn,
  scaleRaised,
  series,
  target,
  target1,
  thisCard,
  trigger,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const PLACED: EventPattern = moved([series('Performapal')], {
  to: ['pendulum'],
  manner: ['activated'],
  owner: 'you',
});

export const performapalGuitartle = monsterCard(53724621, {
  effects: [
    ignition({
      limit: oncePerTurn,
      targets: [target1(at('you', 'pendulum'))],
      resolve: apply('end-of-turn', target, scaleRaised(2)),
    }),
  ],
  pendulumEffects: [
    trigger({
      from: ['pendulum'],
      on: PLACED,
      use: 'if-you-can',
      limit: useOncePerTurn,
      condition: matches(eventCard, at('you', 'pendulum'), except(thisCard)),
      resolve: draw(1),
    }),
  ],
});
