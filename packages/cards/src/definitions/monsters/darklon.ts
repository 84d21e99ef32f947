import {
  allThatMatchNow,
  apply,
  attributeBecomes,
  faceUp,
  levelRaised,
  monster,
  summoned,
  thisOne,
  trigger,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const darklon = monsterCard(76202610, {
  effects: [
    trigger({
      on: summoned(thisOne, ['normal', 'tribute']),
      use: 'when-you-can',
      resolve: apply(
        'end-phase',
        allThatMatchNow(monster, faceUp, youControl),
        levelRaised(1),
        attributeBecomes('DARK'),
      ),
    }),
  ],
});
