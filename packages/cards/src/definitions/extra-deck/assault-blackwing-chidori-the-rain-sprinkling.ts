import {
  continuous,
  frame,
  gainsAtk,
  inYourGy,
  itself,
  matches,
  monster,
  moved,
  named,
  not,
  numberOf,
  race,
  series,
  specialSummon,
  summonedUsing,
  target,
  target1,
  thisCard,
  thisOne,
  times,
  treatedAsTuner,
  trigger,
  tunerAndNonTuners,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const assaultBlackwingChidoriTheRainSprinkling = monsterCard(23338098, {
  summoning: { materials: tunerAndNonTuners() },
  effects: [
    continuous({
      from: ['monsters'],
      while: matches(thisCard, summonedUsing('synchro', series('Blackwing'), monster)),
      affects: itself(thisCard),
      modifiers: [treatedAsTuner],
    }),
    continuous({
      affects: itself(thisCard),
      modifiers: [gainsAtk(times(300, numberOf(series('Blackwing'), monster, inYourGy)))],
    }),
    trigger({
      from: ['gy'],
      on: moved(thisOne, { to: ['gy'], manner: ['destroyed'] }),
      use: 'when-you-can',
      targets: [
        target1(
          race('Winged Beast'),
          frame('synchro'),
          monster,
          inYourGy,
          not(named('Assault Blackwing - Chidori the Rain Sprinkling')),
        ),
      ],
      resolve: specialSummon(target),
    }),
  ],
});
