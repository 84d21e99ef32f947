import {
  activation,
  allThatMatchNow,
  apply,
  attacksDirectly,
  faceUp,
  monster,
  series,
  youControl,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const wattkey = spellCard(53193261, {
  effects: [
    activation({
      resolve: apply(
        'end-of-turn',
        allThatMatchNow(faceUp, series('Watt'), monster, youControl),
        attacksDirectly,
      ),
    }),
  ],
});
