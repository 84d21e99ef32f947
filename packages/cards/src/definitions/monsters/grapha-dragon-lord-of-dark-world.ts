import {
  type Action,
  alsoAfterThat,
  as,
  at,
  atRandom,
  choose1,
  destroy,
  type EventPattern,
  faceUp,
  ifSo,
  lookAt,
  matches,
  monster,
  moved,
  named,
  not,
  opponentControls,
  returnToHand,
  series,
  specialSummon,
  stillTheirs,
  target,
  target1,
  the,
  thisOne,
  trigger,
  youCan,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const NAME = 'Grapha, Dragon Lord of Dark World';
const discardedBy = (doer: 'you' | 'opponent'): EventPattern =>
  moved(thisOne, { from: ['hand'], to: ['gy'], manner: ['discarded'], by: ['effect'], doer });
const TARGETS = [stillTheirs(target1(opponentControls))];
const SEIZE: Action = alsoAfterThat(
  destroy(target),
  lookAt(as('seen', atRandom(1, at('opponent', 'hand')))),
  ifSo(matches(the('seen'), monster), youCan(specialSummon(the('seen')))),
);

export const graphaDragonLordOfDarkWorld = monsterCard(34230233, {
  summoning: {
    procedure: {
      from: ['gy'],
      does: returnToHand(choose1(series('Dark World'), monster, faceUp, youControl, not(named(NAME)))),
    },
  },
  effects: [
    trigger({
      from: ['gy'],
      on: discardedBy('you'),
      use: 'mandatory',
      targets: TARGETS,
      resolve: destroy(target),
    }),
    trigger({
      number: 1,
      from: ['gy'],
      on: discardedBy('opponent'),
      use: 'mandatory',
      targets: TARGETS,
      resolve: SEIZE,
    }),
  ],
});
