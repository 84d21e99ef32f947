import {
  also,
  destroy,
  frame,
  ignition,
  inYourGy,
  inYourPossession,
  monster,
  moved,
  not,
  oncePerTurn,
  opponentControls,
  series,
  specialSummon,
  target,
  target1,
  targetAs,
  the,
  thisOne,
  trigger,
  tunerAndNonTuners,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const scrapDragon = monsterCard(76774528, {
  summoning: { materials: tunerAndNonTuners() },
  effects: [
    ignition({
      limit: oncePerTurn,
      targets: [targetAs('yours', target1(youControl)), targetAs('theirs', target1(opponentControls))],
      resolve: also(destroy(the('yours')), destroy(the('theirs'))),
    }),
    trigger({
      from: ['gy'],
      on: moved([...thisOne, inYourPossession], {
        to: ['gy'],
        manner: ['destroyed'],
        by: ['battle', 'effect'],
        doer: 'opponent',
        owner: 'you',
      }),
      use: 'mandatory',
      targets: [target1(series('Scrap'), monster, not(frame('synchro')), inYourGy)],
      resolve: specialSummon(target),
    }),
  ],
});
