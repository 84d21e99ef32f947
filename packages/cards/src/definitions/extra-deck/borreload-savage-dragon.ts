import {
  and,
  andIfYouDo,
  as,
  asItIsNow,
  atkOf,
  cardOrEffectActivated,
  choose1,
  continuous,
  equip,
  frame,
  gainsAtk,
  inYourGy,
  itself,
  link,
  linked,
  linkRatingOf,
  monster,
  negateActivation,
  placeCounters,
  quick,
  removeCounters,
  summoned,
  the,
  thisCard,
  thisOne,
  times,
  trigger,
  tunerAndNonTuners,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const borreloadSavageDragon = monsterCard(27548199, {
  summoning: { materials: tunerAndNonTuners() },
  effects: [
    trigger({
      on: summoned(thisOne, ['synchro']),
      use: 'if-you-can',
      resolve: andIfYouDo(
        equip(as('loaded', choose1(frame('link'), monster, inYourGy)), thisCard),
        and(
          link('loaded', asItIsNow(the('loaded'))),
          placeCounters(linkRatingOf(asItIsNow(the('loaded'))), 'Borrel Counter', thisCard),
        ),
      ),
    }),
    continuous({
      from: ['monsters'],
      affects: itself(thisCard),
      modifiers: [gainsAtk(times(0.5, atkOf(linked('loaded'))))],
    }),
    quick({
      on: [cardOrEffectActivated('opponent')],
      limit: useOncePerTurn,
      cost: removeCounters(1, 'Borrel Counter', thisCard),
      resolve: negateActivation,
    }),
  ],
});
