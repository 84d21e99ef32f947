import {
  andIfYouDo,
  apply,
  banishedWhenItLeaves,
  except,
  monster,
  moved,
  series,
  specialSummon,
  thisCard,
  trigger,
  useOneOfTheEffectsPerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';
import { bringsAnotherYangZing } from '../../kinds.ts';

export const chiwenLightOfTheYangZing = monsterCard(61488417, {
  effects: [
    bringsAnotherYangZing('Chiwen, Light of the Yang Zing', useOneOfTheEffectsPerTurn),
    trigger({
      from: ['gy'],
      on: moved([series('Yang Zing'), monster, youControl, except(thisCard)], {
        to: ['gy'],
        manner: ['destroyed'],
        by: ['battle', 'effect'],
      }),
      use: 'when-you-can',
      limit: useOneOfTheEffectsPerTurn,
      resolve: andIfYouDo(specialSummon(thisCard), apply('while-it-stays', thisCard, banishedWhenItLeaves)),
    }),
  ],
});
