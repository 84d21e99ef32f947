import {
  activation,
  and,
  destroy,
  monster,
  moved,
  opponentControls,
  race,
  target,
  target1,
  targetAs,
  targetExactly,
  the,
  thisOne,
  trigger,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { makesSwordsoulToken } from '../../archetypes/swordsoul.ts';
import { trapCard } from '../../card.ts';

export const swordsoulBlackout = trapCard(14821890, {
  effects: [
    activation({
      limit: useOncePerTurn,
      targets: [
        target1(race('Wyrm'), monster, youControl),
        targetAs('theirs', targetExactly(2, opponentControls)),
      ],
      resolve: and(destroy(target), destroy(the('theirs'))),
    }),
    trigger({
      from: ['banished'],
      on: moved(thisOne, { to: ['banished'] }),
      use: 'if-you-can',
      limit: useOncePerTurn,
      resolve: makesSwordsoulToken,
    }),
  ],
});
