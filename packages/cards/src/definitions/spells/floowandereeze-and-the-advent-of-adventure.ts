import {
  activateOncePerTurn,
  activation,
  addToHand,
  andThen,
  at,
  banish,
  choose1,
  either,
  faceUp,
  gainLifePoints,
  inYourDeck,
  inYourHand,
  monster,
  property,
  race,
  series,
  spell,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const floowandereezeAndTheAdventOfAdventure = spellCard(69087397, {
  effects: [
    activation({
      limit: activateOncePerTurn,
      cost: banish(
        choose1(race('Winged Beast'), monster, either([inYourHand], [faceUp, at('you', 'monsters')])),
      ),
      resolve: andThen(
        addToHand(
          choose1(series('Floowandereeze'), either([monster], [property('Field'), spell]), inYourDeck),
        ),
        gainLifePoints(500),
      ),
    }),
  ],
});
