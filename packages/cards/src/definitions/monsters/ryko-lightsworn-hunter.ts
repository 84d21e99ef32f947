import {
  also,
  choose1,
  destroy,
  flipped,
  onField,
  sendToGy,
  topOfDeck,
  trigger,
  youCan,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const rykoLightswornHunter = monsterCard(21502796, {
  effects: [
    trigger({
      on: flipped(),
      use: 'mandatory',
      resolve: also(youCan(destroy(choose1(onField))), sendToGy(topOfDeck(3))),
    }),
  ],
});
