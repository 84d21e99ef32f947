import {
  activation,
  as,
  choose1,
  type Filter,
  frame,
  inYourDeck,
  monster,
  nameIncludesThatOf,
  nameWithinThatOf,
  series,
  specialSummon,
  the,
  tribute,
  youControl,
} from '@spellspeed/engine/language';
import { trapCard } from '../../card.ts';

const ASSAULT_MODE: Filter = [series('/Assault Mode'), monster, inYourDeck];

export const assaultModeActivate = trapCard(80280737, {
  effects: [
    activation({
      cost: tribute(
        as('tributed', choose1(frame('synchro'), nameWithinThatOf(...ASSAULT_MODE), monster, youControl)),
      ),
      resolve: specialSummon(choose1(...ASSAULT_MODE, nameIncludesThatOf(the('tributed'))), {
        positions: ['attack'],
      }),
    }),
  ],
});
