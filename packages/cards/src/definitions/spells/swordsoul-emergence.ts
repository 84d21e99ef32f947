import {
  activation,
  addToHand,
  choose1,
  either,
  exists,
  type Filter,
  faceUp,
  frame,
  ifSo,
  inYourDeck,
  monster,
  race,
  series,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { banishedSwordsoulSpell } from '../../archetypes/swordsoul.ts';
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
    banishedSwordsoulSpell,
  ],
});
