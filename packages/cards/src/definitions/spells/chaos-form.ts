import {
  activation,
  at,
  either,
  frame,
  inYourGy,
  inYourHand,
  monster,
  named,
  ritualSummon,
  series,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const chaosForm = spellCard(21082832, {
  effects: [
    activation({
      resolve: ritualSummon({
        monster: [either([series('Chaos')], [series('Black Luster Soldier')]), frame('ritual'), inYourHand],
        tributes: [monster, at('you', 'hand', 'monsters')],
        banished: [named('Blue-Eyes White Dragon', 'Dark Magician'), inYourGy],
        levels: 'exact',
      }),
    }),
  ],
});
