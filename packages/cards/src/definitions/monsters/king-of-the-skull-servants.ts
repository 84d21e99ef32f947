import {
  banish,
  choose1,
  continuous,
  except,
  inYourGy,
  itself,
  moved,
  named,
  numberOf,
  originalAtkBecomes,
  specialSummon,
  thisCard,
  thisOne,
  times,
  trigger,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const kingsAndServants = [named('King of the Skull Servants', 'Skull Servant'), inYourGy];

export const kingOfTheSkullServants = monsterCard(36021814, {
  effects: [
    continuous({
      from: ['monsters'],
      affects: itself(thisCard),
      modifiers: [originalAtkBecomes(times(1000, numberOf(...kingsAndServants)))],
    }),
    trigger({
      from: ['gy'],
      on: moved(thisOne, { from: ['monsters'], to: ['gy'], manner: ['destroyed'], by: ['battle'] }),
      use: 'when-you-can',
      cost: banish(choose1(...kingsAndServants, except(thisCard))),
      resolve: specialSummon(thisCard),
    }),
  ],
});
