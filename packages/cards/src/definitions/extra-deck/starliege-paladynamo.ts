import {
  andIfYouDo,
  apply,
  atkBecomes,
  attribute,
  detach,
  draw,
  effectsNegated,
  exactLevel,
  faceUp,
  ignition,
  materials,
  monster,
  moved,
  oncePerTurn,
  opponentControls,
  target,
  target1,
  thisOne,
  trigger,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const starliegePaladynamo = monsterCard(61344030, {
  summoning: { materials: [materials(2, exactLevel(4), attribute('LIGHT'), monster)] },
  effects: [
    ignition({
      limit: oncePerTurn,
      cost: detach(2),
      targets: [target1(monster, faceUp, opponentControls)],
      resolve: andIfYouDo(
        apply('while-it-stays', target, atkBecomes(0)),
        apply('while-it-stays', target, effectsNegated),
      ),
    }),
    trigger({
      from: ['gy'],
      on: moved([...thisOne, youControl], {
        to: ['gy'],
        manner: ['destroyed'],
        by: ['battle', 'effect'],
        doer: 'opponent',
        owner: 'you',
      }),
      use: 'mandatory',
      resolve: draw(1),
    }),
  ],
});
