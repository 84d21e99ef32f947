import {
  also,
  andThen,
  as,
  at,
  atLeast,
  banish,
  choose1,
  discard,
  every,
  faceDown,
  lookAt,
  monster,
  numberOf,
  opponentControls,
  quick,
  reveal,
  sameNameAs,
  the,
  thisCard,
  unless,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const ghostReaperWinterCherries = monsterCard(62015408, {
  effects: [
    quick({
      from: ['hand'],
      condition: unless(atLeast(numberOf(monster, youControl), numberOf(monster, opponentControls))),
      limit: useOncePerTurn,
      cost: discard(thisCard),
      resolve: andThen(
        reveal(as('revealed', choose1(faceDown, at('you', 'extra')))),
        also(
          lookAt(every(at('opponent', 'extra'))),
          banish(every(sameNameAs(the('revealed')), at('opponent', 'extra'))),
        ),
      ),
    }),
  ],
});
