import {
  andIfYouDo,
  changePosition,
  destroy,
  every,
  faceUp,
  flipped,
  monster,
  named,
  onField,
  race,
  trigger,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const dragonPiper = monsterCard(55763552, {
  effects: [
    trigger({
      on: flipped(),
      use: 'mandatory',
      resolve: andIfYouDo(
        destroy(every(named('Dragon Capture Jar'), faceUp, onField)),
        changePosition(every(race('Dragon'), monster, faceUp, onField), 'attack'),
      ),
    }),
  ],
});
