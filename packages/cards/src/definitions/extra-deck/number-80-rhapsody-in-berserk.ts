import {
  banish,
  detach,
  equip,
  exactLevel,
  except,
  faceUp,
  frame,
  gainsAtk,
  ignition,
  inOpponentsGy,
  materials,
  monster,
  target,
  target1,
  thisCard,
  useTwicePerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';
import { whileEquipped } from '../../kinds.ts';

export const number80RhapsodyInBerserk = monsterCard(93568288, {
  summoning: { materials: [materials(2, exactLevel(4), monster)] },
  effects: [
    ignition({
      limit: useTwicePerTurn,
      cost: detach(1),
      targets: [target1(inOpponentsGy)],
      resolve: banish(target),
    }),
    ignition({
      targets: [target1(faceUp, frame('xyz'), monster, youControl, except(thisCard))],
      resolve: equip(thisCard, target),
    }),
    whileEquipped(2, gainsAtk(1200)),
  ],
});
