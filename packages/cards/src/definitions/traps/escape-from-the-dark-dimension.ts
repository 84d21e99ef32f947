import {
  activation,
  andIfYouDo,
  at,
  attribute,
  destroy,
  destroyAndBanish,
  isCard,
  leavesField,
  link,
  linked,
  monster,
  moved,
  specialSummon,
  target,
  target1,
  thisCard,
  unclassified,
} from '@spellspeed/engine/language';
import { trapCard } from '../../card.ts';

export const escapeFromTheDarkDimension = trapCard(31550470, {
  effects: [
    activation({
      targets: [target1(attribute('DARK'), monster, at('you', 'banished'))],
      resolve: andIfYouDo(specialSummon(target), link('escaped', target)),
    }),
    unclassified({
      number: 1,
      on: leavesField(),
      does: destroyAndBanish(linked('escaped')),
    }),
    unclassified({
      number: 1,
      on: moved([isCard(linked('escaped'))], { manner: ['destroyed'] }),
      does: destroy(thisCard),
    }),
  ],
});
