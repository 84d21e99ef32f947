import {
  activation,
  at,
  existAtLeast,
  monster,
  returnToGy,
  target,
  targetExactly,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const miracleDig = spellCard(6343408, {
  effects: [
    activation({
      condition: existAtLeast(5, monster, at('you', 'banished')),
      targets: [targetExactly(3, monster, at('you', 'banished'))],
      resolve: returnToGy(target),
    }),
  ],
});
