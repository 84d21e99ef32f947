import {
  activateOncePerTurn,
  activation,
  also,
  apply,
  as,
  at,
  cannotSpecialSummon,
  choose1,
  exists,
  inYourDeck,
  monster,
  not,
  onlyWhile,
  originalNameOf,
  placeAsTrap,
  player,
  series,
  setCard,
  spellOrTrap,
  the,
  youControl,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const emblemaOath = spellCard(77765207, {
  effects: [
    activation({
      limit: activateOncePerTurn,
      modes: [
        {
          resolve: also(
            placeAsTrap(as('placed', choose1(series('Centur-Ion'), monster, inYourDeck))),
            onlyWhile(
              exists(originalNameOf(the('placed')), youControl),
              apply(
                'end-of-turn',
                player('you'),
                cannotSpecialSummon(not(series('Centur-Ion')), at('you', 'extra')),
              ),
            ),
          ),
        },
        { resolve: setCard(choose1(series('Centur-Ion'), spellOrTrap, inYourDeck)) },
      ],
    }),
  ],
});
