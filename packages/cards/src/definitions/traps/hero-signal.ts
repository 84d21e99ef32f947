import {
  activation,
  at,
  choose1,
  level,
  monster,
  moved,
  series,
  specialSummon,
  youControl,
} from '@spellspeed/engine/language';
import { trapCard } from '../../card.ts';

export const heroSignal = trapCard(22020907, {
  effects: [
    activation({
      on: [moved([monster, youControl], { to: ['gy'], manner: ['destroyed'], by: ['battle'] })],
      resolve: specialSummon(
        choose1(monster, series('Elemental HERO'), level({ max: 4 }), at('you', 'hand', 'deck')),
      ),
    }),
  ],
});
