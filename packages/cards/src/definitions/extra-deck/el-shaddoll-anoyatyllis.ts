import {
  addToHand,
  at,
  attribute,
  cannotSpecialSummonByEffectsOf,
  continuous,
  inYourGy,
  material,
  monster,
  moved,
  player,
  series,
  spellOrTrap,
  target,
  target1,
  thisOne,
  trigger,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const elShaddollAnoyatyllis = monsterCard(19261966, {
  summoning: {
    materials: [material(series('Shaddoll'), monster), material(attribute('WATER'), monster)],
    first: ['fusion'],
  },
  effects: [
    continuous({
      from: ['monsters'],
      affects: player('any'),
      modifiers: [cannotSpecialSummonByEffectsOf([spellOrTrap], monster, at('any', 'hand', 'gy'))],
    }),
    trigger({
      from: ['gy'],
      on: moved(thisOne, { to: ['gy'] }),
      use: 'if-you-can',
      targets: [target1(series('Shaddoll'), spellOrTrap, inYourGy)],
      resolve: addToHand(target),
    }),
  ],
});
