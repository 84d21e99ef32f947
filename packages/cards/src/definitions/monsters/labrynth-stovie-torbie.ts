import {
  and,
  at,
  choose1,
  discard,
  except,
  inYourHand,
  leavesField,
  monster,
  property,
  quick,
  sendToGy,
  series,
  setCard,
  specialSummon,
  spellOrTrap,
  thisCard,
  trap,
  trigger,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const labrynthStovieTorbie = monsterCard(74018812, {
  effects: [
    quick({
      from: ['hand', 'monsters'],
      limit: useOncePerTurn,
      cost: and(sendToGy(thisCard), discard(choose1(inYourHand, except(thisCard)))),
      resolve: setCard(choose1(series('Labrynth'), spellOrTrap, at('you', 'hand', 'deck'))),
    }),
    trigger({
      from: ['gy'],
      on: leavesField([monster], { by: ['effect'], doer: 'you', of: [property('Normal'), trap] }),
      use: 'if-you-can',
      damageStep: 'forbidden',
      limit: useOncePerTurn,
      resolve: specialSummon(thisCard),
    }),
  ],
});
