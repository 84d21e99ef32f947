import {
  choose1,
  destroy,
  discard,
  FIELD_ZONES,
  ignition,
  inYourHand,
  material,
  named,
  opponentControls,
  stillTheirs,
  target,
  target1,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const xyzDragonCannon = monsterCard(91998119, {
  summoning: {
    materials: [
      material(named('X-Head Cannon')),
      material(named('Y-Dragon Head')),
      material(named('Z-Metal Tank')),
    ],
    procedure: { from: ['extra'], materials: 'banished', materialsIn: FIELD_ZONES },
    first: ['procedure'],
    neverFrom: ['gy'],
  },
  effects: [
    ignition({
      cost: discard(choose1(inYourHand)),
      targets: [stillTheirs(target1(opponentControls))],
      resolve: destroy(target),
    }),
  ],
});
