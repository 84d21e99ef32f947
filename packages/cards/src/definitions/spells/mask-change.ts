import {
  activation,
  alsoAfterThat,
  as,
  at,
  choose1,
  evenFaceDown,
  ifSo,
  leftTheField,
  monster,
  sameAttributeAs,
  sendToGy,
  series,
  specialSummon,
  target,
  target1,
  that,
  the,
  youControl,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const maskChange = spellCard(21143940, {
  effects: [
    activation({
      targets: [target1(evenFaceDown(series('HERO')), monster, youControl)],
      resolve: alsoAfterThat(
        sendToGy(as('sent', that(target))),
        ifSo(
          leftTheField(the('sent')),
          specialSummon(choose1(series('Masked HERO'), monster, sameAttributeAs(target), at('you', 'extra'))),
        ),
      ),
    }),
  ],
});
