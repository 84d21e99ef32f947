import {
  addToHand,
  andIfYouDo,
  andThen,
  cardOrEffectActivated,
  choose1,
  either,
  frame,
  ignition,
  inYourDeck,
  inYourGy,
  inYourHand,
  mentions,
  monster,
  named,
  negateEffect,
  not,
  placeOnTopOfDeck,
  quick,
  returnToHand,
  reveal,
  specialSummon,
  thisCard,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const illusionOfChaos = monsterCard(12266229, {
  summoning: { ritualSpell: [named('Chaos Form')] },
  effects: [
    ignition({
      from: ['hand'],
      limit: useOncePerTurn,
      cost: reveal(thisCard),
      resolve: andThen(
        addToHand(
          choose1(
            either([named('Dark Magician')], [mentions('Dark Magician'), not(frame('ritual')), monster]),
            inYourDeck,
          ),
        ),
        placeOnTopOfDeck(choose1(inYourHand)),
      ),
    }),
    quick({
      limit: useOncePerTurn,
      on: [cardOrEffectActivated('opponent', monster)],
      resolve: andIfYouDo(
        returnToHand(thisCard),
        specialSummon(choose1(named('Dark Magician'), inYourGy)),
        negateEffect,
      ),
    }),
  ],
});
