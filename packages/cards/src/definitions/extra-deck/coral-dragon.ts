import {
  choose1,
  destroy,
  discard,
  draw,
  FIELD_ZONES,
  ignition,
  inYourHand,
  moved,
  oncePerTurn,
  opponentControls,
  summonedBy,
  target,
  target1,
  thisOne,
  trigger,
  tunerAndNonTuners,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const coralDragon = monsterCard(42566602, {
  summoning: { materials: tunerAndNonTuners() },
  effects: [
    ignition({
      limit: oncePerTurn,
      cost: discard(choose1(inYourHand)),
      targets: [target1(opponentControls)],
      resolve: destroy(target),
    }),
    trigger({
      from: ['gy'],
      on: moved([...thisOne, summonedBy('synchro')], { from: FIELD_ZONES, to: ['gy'] }),
      use: 'if-you-can',
      limit: useOncePerTurn,
      resolve: draw(1),
    }),
  ],
});
