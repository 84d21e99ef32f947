import {
  addToHand,
  andIfYouDo,
  cardOrEffectActivated,
  chainedTo,
  choose1,
  continuous,
  destroy,
  FIELD_ZONES,
  type Filter,
  gainsAtk,
  inYourDeck,
  itself,
  materials,
  monster,
  moved,
  negateActivation,
  pointedToBy,
  quick,
  series,
  spellOrTrap,
  thisCard,
  thisOne,
  totalOriginalAtkAmong,
  tribute,
  trigger,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const POINTED_TO: Filter = [series('Altergeist'), monster, pointedToBy(thisCard)];

export const altergeistHexstia = monsterCard(1508649, {
  summoning: { materials: [materials(2, series('Altergeist'), monster)] },
  effects: [
    continuous({
      from: ['monsters'],
      affects: itself(thisCard),
      modifiers: [gainsAtk(totalOriginalAtkAmong(...POINTED_TO))],
    }),
    quick({
      on: [cardOrEffectActivated('any', spellOrTrap)],
      cost: tribute(choose1(...POINTED_TO, youControl)),
      resolve: andIfYouDo(negateActivation, destroy(chainedTo)),
    }),
    trigger({
      from: ['gy'],
      on: moved(thisOne, { from: FIELD_ZONES, to: ['gy'] }),
      use: 'if-you-can',
      limit: useOncePerTurn,
      resolve: addToHand(choose1(series('Altergeist'), inYourDeck)),
    }),
  ],
});
