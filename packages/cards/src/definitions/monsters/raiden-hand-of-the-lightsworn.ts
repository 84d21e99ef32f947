import {
  andThen,
  apply,
  as,
  asItIsNow,
  gainsAtk,
  ifSo,
  ignition,
  inTurn,
  matches,
  monster,
  nextTurn,
  oncePerTurn,
  sendToGy,
  series,
  the,
  thisCard,
  topOfDeck,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { lightswornEndPhase } from '../../archetypes/lightsworn.ts';
import { monsterCard } from '../../card.ts';

export const raidenHandOfTheLightsworn = monsterCard(77558536, {
  effects: [
    ignition({
      limit: useOncePerTurn,
      resolve: andThen(
        sendToGy(as('sent', topOfDeck(2))),
        ifSo(
          matches(asItIsNow(the('sent')), series('Lightsworn'), monster),
          inTurn(nextTurn('opponent'), apply('end-of-turn', thisCard, gainsAtk(200))),
        ),
      ),
    }),
    lightswornEndPhase(2, oncePerTurn),
  ],
});
