import {
  and,
  cannotBeTargetedByOpponent,
  choose1,
  continuous,
  destroy,
  FIELD_ZONES,
  ignition,
  inYourDeck,
  isCard,
  itself,
  monster,
  moved,
  opponentControls,
  race,
  series,
  specialSummon,
  target1,
  targetAs,
  the,
  thisCard,
  trigger,
  tunerAndNonTuners,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const yaziEvilOfTheYangZing = monsterCard(43202238, {
  summoning: { materials: tunerAndNonTuners() },
  effects: [
    continuous({ from: ['monsters'], affects: itself(thisCard), modifiers: [cannotBeTargetedByOpponent] }),
    ignition({
      limit: useOncePerTurn,
      targets: [
        targetAs('yours', target1(series('Yang Zing'), monster, youControl)),
        targetAs('theirs', target1(opponentControls)),
      ],
      resolve: and(destroy(the('yours')), destroy(the('theirs'))),
    }),
    trigger({
      from: ['gy'],
      on: moved([isCard(thisCard), youControl], {
        from: FIELD_ZONES,
        to: ['gy'],
        manner: ['destroyed'],
        by: ['battle', 'effect'],
        owner: 'you',
      }),
      use: 'when-you-can',
      limit: useOncePerTurn,
      resolve: specialSummon(choose1(race('Wyrm'), monster, inYourDeck), { positions: ['defense'] }),
    }),
  ],
});
