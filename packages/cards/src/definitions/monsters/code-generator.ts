import {
  addToHand,
  applyOneOf,
  atk,
  choose1,
  type Filter,
  inYourDeck,
  inYourHand,
  itselfFromHand,
  monster,
  onField,
  race,
  sendToGy,
  sentToGyAsMaterial,
  series,
  thisOne,
  trigger,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const CODE_TALKER: Filter = [series('Code Talker'), monster];
const CYBERSE: Filter = [race('Cyberse'), monster, atk({ max: 1200 }), inYourDeck];

export const codeGenerator = monsterCard(30114823, {
  asMaterial: [itselfFromHand('link', [race('Cyberse'), monster], CODE_TALKER)],
  effects: [
    trigger({
      number: 2,
      from: ['gy'],
      on: sentToGyAsMaterial([...thisOne, inYourHand], ['link'], ...CODE_TALKER),
      use: 'if-you-can',
      limit: useOncePerTurn,
      resolve: sendToGy(choose1(...CYBERSE)),
    }),
    trigger({
      number: 2,
      from: ['gy'],
      on: sentToGyAsMaterial([...thisOne, onField], ['link'], ...CODE_TALKER),
      use: 'if-you-can',
      limit: useOncePerTurn,
      resolve: applyOneOf(sendToGy(choose1(...CYBERSE)), addToHand(choose1(...CYBERSE))),
    }),
  ],
});
