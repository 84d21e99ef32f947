import {
  activation,
  addToHand,
  andThen,
  as,
  choose1,
  exactLevel,
  exists,
  faceUp,
  ifSo,
  inYourDeck,
  later,
  monster,
  sameNameAs,
  summonedSinceActivation,
  takeDamage,
  the,
  unless,
  youControl,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const whereArfThou = spellCard(51405049, {
  effects: [
    activation({
      condition: exists(faceUp, exactLevel(1), monster, youControl),
      resolve: andThen(
        addToHand(as('added', choose1(exactLevel(1), monster, inYourDeck))),
        later(
          'end-phase',
          ifSo(
            unless(summonedSinceActivation('you', [sameNameAs(the('added'))], 'normal', 'tribute')),
            takeDamage('you', 2000),
          ),
        ),
      ),
    }),
  ],
});
