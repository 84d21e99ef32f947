import {
  activation,
  also,
  andThen,
  as,
  at,
  discard,
  draw,
  every,
  inYourHand,
  noted,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const cardDestruction = spellCard(72892473, {
  effects: [
    activation({
      resolve: andThen(
        also(discard(as('yours', every(inYourHand))), discard(as('theirs', every(at('opponent', 'hand'))))),
        also(draw(noted('yours')), draw(noted('theirs'), 'opponent')),
      ),
    }),
  ],
});
