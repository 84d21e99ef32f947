import {
  andIfYouDo,
  as,
  at,
  banish,
  cardOrEffectActivated,
  chainedTo,
  choose1,
  chooseAsMany,
  chooseUpTo,
  discard,
  exactLevel,
  ignition,
  inYourDeck,
  monster,
  negateActivation,
  noted,
  quick,
  sendToGy,
  series,
  thisCard,
  tribute,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { nekrozSummoning } from '../../archetypes/nekroz.ts';
import { monsterCard } from '../../card.ts';

export const nekrozOfAreadbhair = monsterCard(39468724, {
  summoning: nekrozSummoning(exactLevel(10)),
  effects: [
    ignition({
      from: ['hand'],
      limit: useOncePerTurn,
      cost: discard(thisCard),
      resolve: andIfYouDo(
        tribute(as('tributed', chooseUpTo(2, series('Nekroz'), monster, at('you', 'hand', 'monsters')))),
        sendToGy(chooseAsMany(noted('tributed'), series('Nekroz'), inYourDeck)),
      ),
    }),
    quick({
      limit: useOncePerTurn,
      on: [cardOrEffectActivated('any', monster)],
      cost: tribute(choose1(monster, at('you', 'hand', 'monsters'))),
      resolve: andIfYouDo(negateActivation, banish(chainedTo)),
    }),
  ],
});
