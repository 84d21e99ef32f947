import {
  allThatMatchNow,
  andIfYouDo,
  apply,
  as,
  asItIsNow,
  choose1,
  faceUp,
  flipped,
  gainsAtkDef,
  inYourHand,
  monster,
  moved,
  originalLevelOf,
  sendToGy,
  series,
  specialSummon,
  the,
  thisOne,
  times,
  trigger,
  useOneOfTheEffectsPerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const qadshaddollKeios = monsterCard(24635329, {
  effects: [
    trigger({
      on: flipped(),
      use: 'if-you-can',
      limit: useOneOfTheEffectsPerTurn,
      resolve: specialSummon(choose1(series('Shaddoll'), monster, inYourHand), {
        positions: ['defense', 'face-down'],
      }),
    }),
    trigger({
      from: ['gy'],
      on: moved(thisOne, { to: ['gy'], by: ['effect'] }),
      use: 'if-you-can',
      limit: useOneOfTheEffectsPerTurn,
      resolve: andIfYouDo(
        sendToGy(as('sent', choose1(series('Shaddoll'), monster, inYourHand))),
        apply(
          'end-of-turn',
          allThatMatchNow(monster, faceUp, youControl),
          gainsAtkDef(times(100, originalLevelOf(asItIsNow(the('sent'))))),
        ),
      ),
    }),
  ],
});
