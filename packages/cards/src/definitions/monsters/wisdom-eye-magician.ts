import {
  ability,
  andIfYouDo,
  apply,
  at,
  choose1,
  destroy,
  differsFromOriginal,
  discard,
  either,
  except,
  exists,
  type Filter,
  ignition,
  inYourDeck,
  monster,
  named,
  not,
  originalScaleOf,
  placeInPendulumZone,
  scaleBecomes,
  series,
  target,
  target1,
  thisCard,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const BESIDE: Filter = [
  either([series('Magician')], [series('Performapal')]),
  at('you', 'pendulum'),
  except(thisCard),
];
const PLACED: Filter = [
  series('Magician'),
  ability('pendulum'),
  monster,
  inYourDeck,
  not(named('Wisdom-Eye Magician')),
];

export const wisdomEyeMagician = monsterCard(72714461, {
  effects: [
    ignition({
      from: ['hand'],
      cost: discard(thisCard),
      targets: [target1(differsFromOriginal('scale'), at('you', 'pendulum'))],
      resolve: apply('end-of-turn', target, scaleBecomes(originalScaleOf(target))),
    }),
  ],
  pendulumEffects: [
    ignition({
      from: ['pendulum'],
      condition: exists(...BESIDE),
      resolve: andIfYouDo(destroy(thisCard), placeInPendulumZone(choose1(...PLACED))),
    }),
  ],
});
