import {
  addToHand,
  attribute,
  choose1,
  inYourDeck,
  inYourGy,
  level,
  monster,
  moved,
  numberOfNames,
  race,
  sendToGy,
  series,
  summoned,
  thisOne,
  topOfDeck,
  trigger,
} from '@spellspeed/engine/language';
import { lightswornEndPhase } from '../../archetypes/lightsworn.ts';
import { monsterCard } from '../../card.ts';

export const minervaLightswornMaiden = monsterCard(40164421, {
  effects: [
    trigger({
      on: summoned(thisOne, ['normal']),
      use: 'when-you-can',
      resolve: addToHand(
        choose1(
          attribute('LIGHT'),
          race('Dragon'),
          monster,
          level({ max: numberOfNames(series('Lightsworn'), monster, inYourGy) }),
          inYourDeck,
        ),
      ),
    }),
    trigger({
      from: ['gy'],
      on: moved(thisOne, { from: ['hand', 'deck'], to: ['gy'] }),
      use: 'mandatory',
      resolve: sendToGy(topOfDeck(1)),
    }),
    lightswornEndPhase(2),
  ],
});
