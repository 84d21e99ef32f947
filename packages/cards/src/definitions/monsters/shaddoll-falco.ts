import {
  flipped,
  inYourGy,
  monster,
  moved,
  named,
  not,
  series,
  specialSummon,
  target,
  target1,
  thisCard,
  thisOne,
  trigger,
  useOneOfTheEffectsPerTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const shaddollFalco = monsterCard(37445295, {
  effects: [
    trigger({
      on: flipped(),
      use: 'if-you-can',
      limit: useOneOfTheEffectsPerTurn,
      targets: [target1(series('Shaddoll'), monster, inYourGy, not(named('Shaddoll Falco')))],
      resolve: specialSummon(target, { positions: ['face-down'] }),
    }),
    trigger({
      from: ['gy'],
      on: moved(thisOne, { to: ['gy'], by: ['effect'] }),
      use: 'if-you-can',
      limit: useOneOfTheEffectsPerTurn,
      resolve: specialSummon(thisCard, { positions: ['face-down'] }),
    }),
  ],
});
