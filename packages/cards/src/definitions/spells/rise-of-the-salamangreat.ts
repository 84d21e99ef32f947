import {
  activation,
  at,
  attribute,
  choose1,
  exists,
  frame,
  inYourGy,
  inYourHand,
  monster,
  moved,
  named,
  ritualSummon,
  series,
  specialSummon,
  thisOne,
  trigger,
  youControl,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const riseOfTheSalamangreat = spellCard(38784726, {
  effects: [
    activation({
      resolve: ritualSummon({
        monster: [series('Salamangreat'), frame('ritual'), inYourHand],
        tributes: [monster, at('you', 'hand', 'monsters')],
        shuffled: {
          cards: [series('Salamangreat'), monster, inYourGy],
          if: exists(attribute('FIRE'), frame('link'), youControl),
        },
        levels: 'or-more',
      }),
    }),
    trigger({
      from: ['gy', 'banished'],
      on: moved([...thisOne, youControl], { manner: ['destroyed'], by: ['effect'], doer: 'opponent' }),
      use: 'if-you-can',
      resolve: specialSummon(choose1(named('Salamangreat Emerald Eagle'), inYourHand), {
        ignoring: 'conditions',
      }),
    }),
  ],
});
