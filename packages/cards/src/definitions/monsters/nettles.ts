import {
  choose1,
  continuous,
  destroy,
  destructionReplaced,
  except,
  faceUp,
  itself,
  monster,
  race,
  thisCard,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const nettles = monsterCard(19505896, {
  effects: [
    continuous({
      from: ['monsters'],
      affects: itself(thisCard),
      modifiers: [
        destructionReplaced({
          by: ['battle', 'effect'],
          use: 'optional',
          instead: destroy(choose1(race('Plant'), monster, faceUp, youControl, except(thisCard))),
        }),
      ],
    }),
  ],
});
