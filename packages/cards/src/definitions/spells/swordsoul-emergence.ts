import {
  activation,
  addToHand,
  apply,
  applyOneOf,
  choose1,
  either,
  exists,
  type Filter,
  faceUp,
  frame,
  ifSo,
  inYourDeck,
  level,
  levelRaised,
  monster,
  moved,
  race,
  series,
  target,
  target1,
  thisOne,
  trigger,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

const SWORDSOUL_OR_WYRM: Filter = [either([series('Swordsoul'), monster], [race('Wyrm'), monster])];

export const swordsoulEmergence = spellCard(56465981, {
  effects: [
    activation({
      limit: useOncePerTurn,
      resolve: ifSo(
        exists(frame('synchro'), monster, faceUp, youControl),
        addToHand(choose1(...SWORDSOUL_OR_WYRM, inYourDeck)),
        addToHand(choose1(series('Swordsoul'), monster, inYourDeck)),
      ),
    }),
    trigger({
      from: ['banished'],
      on: moved(thisOne, { to: ['banished'] }),
      use: 'if-you-can',
      limit: useOncePerTurn,
      targets: [target1(...SWORDSOUL_OR_WYRM, level({ min: 1 }), faceUp, youControl)],
      resolve: applyOneOf(
        apply('end-of-turn', target, levelRaised(1)),
        apply('end-of-turn', target, levelRaised(-1)),
      ),
    }),
  ],
});
