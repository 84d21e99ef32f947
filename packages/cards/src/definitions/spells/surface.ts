import {
  activation,
  either,
  inYourGy,
  level,
  monster,
  race,
  specialSummon,
  target,
  target1,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const surface = spellCard(33057951, {
  effects: [
    activation({
      targets: [
        target1(
          level({ max: 3 }),
          either([race('Fish')], [race('Sea Serpent')], [race('Aqua')]),
          monster,
          inYourGy,
        ),
      ],
      resolve: specialSummon(target, { positions: ['defense'] }),
    }),
  ],
});
