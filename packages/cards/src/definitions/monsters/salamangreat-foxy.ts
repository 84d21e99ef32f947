import {
  addToHand,
  also,
  andIfYouDo,
  andThen,
  as,
  choose1,
  destroy,
  discard,
  exists,
  faceUp,
  ignition,
  inYourDeck,
  inYourHand,
  isCard,
  onField,
  reveal,
  series,
  shuffleIntoDeck,
  specialSummon,
  spellOrTrap,
  summoned,
  that,
  the,
  thisCard,
  thisOne,
  topOfDeck,
  trigger,
  useOneOfTheEffectsPerTurn,
  youCan,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const salamangreatFoxy = monsterCard(94620082, {
  effects: [
    trigger({
      on: summoned(thisOne, ['normal', 'tribute']),
      use: 'when-you-can',
      limit: useOneOfTheEffectsPerTurn,
      resolve: andIfYouDo(
        reveal(as('excavated', topOfDeck(3))),
        also(
          youCan(addToHand(choose1(isCard(the('excavated')), series('Salamangreat'), inYourDeck))),
          shuffleIntoDeck(that(the('excavated'), inYourDeck)),
        ),
      ),
    }),
    ignition({
      from: ['gy'],
      condition: exists(spellOrTrap, faceUp, onField),
      limit: useOneOfTheEffectsPerTurn,
      cost: discard(choose1(series('Salamangreat'), inYourHand)),
      resolve: andThen(specialSummon(thisCard), youCan(destroy(choose1(spellOrTrap, faceUp, onField)))),
    }),
  ],
});
