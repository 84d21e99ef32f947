import {
  also,
  andIfYouDo,
  as,
  attribute,
  cardOrEffectActivated,
  chainedTo,
  chooseUpTo,
  destroy,
  exists,
  ignition,
  inYourDeck,
  inYourGy,
  isCard,
  monster,
  negateActivation,
  numberOf,
  opponentControls,
  placeOnBottomOfDeck,
  quick,
  race,
  returnToHand,
  reveal,
  spellOrTrap,
  that,
  the,
  topOfDeck,
  tunerAndNonTuners,
  useOncePerTurn,
  youCan,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const adamancipatorRisenDragite = monsterCard(9464441, {
  summoning: { materials: tunerAndNonTuners() },
  effects: [
    ignition({
      limit: useOncePerTurn,
      resolve: andIfYouDo(
        reveal(as('excavated', topOfDeck(5))),
        also(
          youCan(
            returnToHand(
              chooseUpTo(
                numberOf(isCard(the('excavated')), race('Rock'), monster, inYourDeck),
                opponentControls,
              ),
            ),
          ),
          placeOnBottomOfDeck(that(the('excavated'), inYourDeck)),
        ),
      ),
    }),
    quick({
      on: [cardOrEffectActivated('opponent', spellOrTrap)],
      condition: exists(attribute('WATER'), monster, inYourGy),
      limit: useOncePerTurn,
      resolve: andIfYouDo(negateActivation, destroy(chainedTo)),
    }),
  ],
});
