import {
  cannotAttack,
  choose1,
  continuous,
  destroy,
  ignition,
  inYourHand,
  itself,
  monster,
  nameBecomes,
  named,
  oath,
  oncePerTurn,
  opponentControls,
  reveal,
  target,
  target1,
  thisCard,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const blueEyesAlternativeWhiteDragon = monsterCard(38517737, {
  summoning: {
    procedure: {
      from: ['hand'],
      does: reveal(choose1(named('Blue-Eyes White Dragon'), inYourHand)),
      limit: useOncePerTurn,
    },
    first: ['procedure'],
  },
  effects: [
    continuous({
      from: ['monsters', 'gy'],
      affects: itself(thisCard),
      modifiers: [nameBecomes('Blue-Eyes White Dragon')],
    }),
    ignition({
      limit: oncePerTurn,
      oath: oath(itself(thisCard), cannotAttack),
      targets: [target1(monster, opponentControls)],
      resolve: destroy(target),
    }),
  ],
});
