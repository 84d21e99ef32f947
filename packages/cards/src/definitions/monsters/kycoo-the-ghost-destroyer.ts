import {
  banish,
  cannotBanish,
  continuous,
  inflictsBattleDamage,
  inGys,
  inOpponentsGy,
  monster,
  player,
  target,
  targetUpTo,
  thisOne,
  trigger,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const kycooTheGhostDestroyer = monsterCard(88240808, {
  effects: [
    continuous({ affects: player('opponent'), modifiers: [cannotBanish(inGys)] }),
    trigger({
      on: inflictsBattleDamage(thisOne, { to: 'opponent' }),
      use: 'when-you-can',
      targets: [targetUpTo(2, monster, inOpponentsGy)],
      resolve: banish(target),
    }),
  ],
});
