import {
  ability,
  activateOncePerTurn,
  activation,
  addToHand,
  at,
  choose1,
  either,
  exists,
  inYourDeck,
  monster,
  series,
  spellOrTrap,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const duelistAlliance = spellCard(37469904, {
  effects: [
    activation({
      limit: activateOncePerTurn,
      condition: exists(at('any', 'pendulum')),
      resolve: addToHand(
        choose1(
          either([series('Pendulum'), ability('pendulum'), monster], [series('Pendulum'), spellOrTrap]),
          inYourDeck,
        ),
      ),
    }),
  ],
});
