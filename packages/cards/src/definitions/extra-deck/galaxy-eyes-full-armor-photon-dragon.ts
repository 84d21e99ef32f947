import {
  attach,
  destroy,
  detach,
  equipCard,
  equippedTo,
  exactLevel,
  faceUp,
  frame,
  ignition,
  isCard,
  materials,
  monster,
  named,
  not,
  oncePerTurn,
  opponentControls,
  series,
  target,
  target1,
  targetUpTo,
  thisCard,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const galaxyEyesFullArmorPhotonDragon = monsterCard(39030163, {
  summoning: {
    materials: [materials(3, exactLevel(8), monster)],
    xyzOver: [
      series('Galaxy-Eyes'),
      frame('xyz'),
      monster,
      not(named('Galaxy-Eyes Full Armor Photon Dragon')),
    ],
  },
  effects: [
    ignition({
      limit: oncePerTurn,
      targets: [targetUpTo(2, equipCard, equippedTo(isCard(thisCard)))],
      resolve: attach(target, thisCard),
    }),
    ignition({
      limit: oncePerTurn,
      cost: detach(1),
      targets: [target1(faceUp, opponentControls)],
      resolve: destroy(target),
    }),
  ],
});
