import {
  andThen,
  as,
  asItIsNow,
  draw,
  inGys,
  isCard,
  monster,
  moved,
  named,
  not,
  numberOf,
  sendToGy,
  series,
  the,
  topOfDeck,
  trigger,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const garothLightswornWarrior = monsterCard(59019082, {
  effects: [
    trigger({
      on: moved([], {
        from: ['deck'],
        to: ['gy'],
        by: ['effect'],
        of: [series('Lightsworn'), monster, youControl, not(named('Garoth, Lightsworn Warrior'))],
        owner: 'you',
      }),
      use: 'mandatory',
      resolve: andThen(
        sendToGy(as('sent', topOfDeck(2))),
        draw(numberOf(isCard(asItIsNow(the('sent'))), series('Lightsworn'), monster, inGys)),
      ),
    }),
  ],
});
