import {
  apply,
  destroyAndBanish,
  discard,
  exactLevel,
  faceDown,
  gainsAtkDef,
  ignition,
  monster,
  opponentControls,
  property,
  quick,
  series,
  spell,
  target,
  target1,
  thisCard,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const nekrozOfDecisiveArmor = monsterCard(88240999, {
  summoning: {
    ritualSpell: [series('Nekroz'), property('Ritual'), spell],
    only: ['ritual'],
    ritualWithout: [exactLevel(10), monster],
  },
  effects: [
    quick({
      from: ['hand'],
      limit: useOncePerTurn,
      cost: discard(thisCard),
      targets: [target1(series('Nekroz'), monster, youControl)],
      resolve: apply('end-of-turn', target, gainsAtkDef(1000)),
    }),
    ignition({
      limit: useOncePerTurn,
      targets: [target1(faceDown, opponentControls)],
      resolve: destroyAndBanish(target),
    }),
  ],
});
