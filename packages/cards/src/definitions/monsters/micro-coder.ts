import {
  addToHand,
  choose1,
  either,
  exactLevel,
  type Filter,
  inYourDeck,
  inYourHand,
  itselfFromHand,
  monster,
  onField,
  race,
  sentToGyAsMaterial,
  series,
  spellOrTrap,
  thisOne,
  trigger,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const CODE_TALKER: Filter = [series('Code Talker'), monster];
const CYNET: Filter = [series('Cynet'), spellOrTrap];

export const microCoder = monsterCard(2347477, {
  asMaterial: [itselfFromHand('link', [race('Cyberse'), monster], CODE_TALKER)],
  effects: [
    trigger({
      number: 2,
      from: ['gy'],
      on: sentToGyAsMaterial([...thisOne, inYourHand], ['link'], ...CODE_TALKER),
      use: 'if-you-can',
      limit: useOncePerTurn,
      resolve: addToHand(choose1(...CYNET, inYourDeck)),
    }),
    trigger({
      number: 2,
      from: ['gy'],
      on: sentToGyAsMaterial([...thisOne, onField], ['link'], ...CODE_TALKER),
      use: 'if-you-can',
      limit: useOncePerTurn,
      resolve: addToHand(choose1(either(CYNET, [exactLevel(4), race('Cyberse'), monster]), inYourDeck)),
    }),
  ],
});
