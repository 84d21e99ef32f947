import {
  choose1,
  continuous,
  type Filter,
  itself,
  monster,
  named,
  not,
  returnToHand,
  series,
  silencesOpponentWhenAttacking,
  thisCard,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const teammate: Filter = [series('U.A.'), monster, not(named('U.A. Mighty Slugger')), youControl];

export const uAMightySlugger = monsterCard(56421754, {
  summoning: {
    procedure: { from: ['hand'], does: returnToHand(choose1(...teammate)), limit: useOncePerTurn },
  },
  effects: [
    continuous({
      number: 2,
      from: ['monsters'],
      affects: itself(thisCard),
      modifiers: [silencesOpponentWhenAttacking],
    }),
  ],
});
