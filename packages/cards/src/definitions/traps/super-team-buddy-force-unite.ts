import {
  activation,
  at,
  choose1,
  faceUp,
  inYourDeck,
  monster,
  moved,
  named,
  not,
  onField,
  originalNameOf,
  originalRaceOf,
  setCard,
  specialSummon,
  target,
  target1,
  thisOne,
  trigger,
} from '@spellspeed/engine/language';
import { trapCard } from '../../card.ts';

export const superTeamBuddyForceUnite = trapCard(8608979, {
  effects: [
    activation({
      targets: [target1(monster, faceUp, onField)],
      resolve: specialSummon(
        choose1(monster, originalRaceOf(target), not(originalNameOf(target)), at('you', 'hand', 'gy')),
      ),
    }),
    trigger({
      from: ['gy', 'banished'],
      on: moved([...thisOne, at('you', 'spells', 'pendulum')], {
        from: ['spells', 'pendulum'],
        manner: ['destroyed'],
        by: ['effect'],
        doer: 'opponent',
      }),
      use: 'if-you-can',
      resolve: setCard(choose1(named('Super Team Buddy Force Unite!'), inYourDeck)),
    }),
  ],
});
