import {
  andIfYouDo,
  apply,
  at,
  attacks,
  type Condition,
  destroy,
  except,
  exists,
  faceUp,
  gainsAtk,
  ignition,
  monster,
  named,
  oncePerTurn,
  onField,
  target,
  target1,
  thisCard,
  thisOne,
  trigger,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const castle: Condition = exists(named('Golden Castle of Stromberg'), faceUp, at('any', 'field'));

export const hexeTrude = monsterCard(46294982, {
  summoning: { normal: { withoutTributing: castle, onlySummonedSo: true } },
  effects: [
    ignition({
      number: 2,
      limit: oncePerTurn,
      condition: castle,
      targets: [target1(onField, except(thisCard))],
      resolve: andIfYouDo(destroy(target), apply('end-of-turn', thisCard, attacks(2, 'monsters'))),
    }),
    trigger({
      number: 3,
      on: { event: 'destroyed-by-battle', card: [monster], by: thisOne },
      use: 'when-you-can',
      targets: [target1(monster, faceUp, youControl)],
      resolve: apply('while-it-stays', target, gainsAtk(400)),
    }),
  ],
});
