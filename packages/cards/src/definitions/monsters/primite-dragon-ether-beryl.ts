import {
  addToHand,
  at,
  choose1,
  exists,
  FIELD_ZONES,
  frame,
  ignition,
  inPhase,
  inYourDeck,
  monster,
  sendToGy,
  series,
  setCard,
  spellOrTrap,
  summoned,
  thisCard,
  thisOne,
  tribute,
  trigger,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const primiteDragonEtherBeryl = monsterCard(63198739, {
  effects: [
    trigger({
      on: summoned(thisOne, ['normal', 'tribute']),
      use: 'if-you-can',
      resolve: setCard(choose1(series('Primite'), spellOrTrap, inYourDeck)),
    }),
    ignition({
      limit: useOncePerTurn,
      cost: tribute(thisCard),
      resolve: sendToGy(choose1(frame('normal'), monster, inYourDeck)),
    }),
    trigger({
      from: ['gy'],
      on: inPhase('standby', 'you'),
      use: 'if-you-can',
      condition: exists(frame('normal'), monster, at('you', 'gy', ...FIELD_ZONES)),
      limit: useOncePerTurn,
      resolve: addToHand(thisCard),
    }),
  ],
});
