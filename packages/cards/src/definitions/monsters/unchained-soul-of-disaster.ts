import {
  at,
  attribute,
  continuous,
  FIELD_ZONES,
  faceUp,
  frame,
  gainsAtk,
  ignition,
  inYourGy,
  itself,
  linkSummonUsingOnly,
  monster,
  moved,
  named,
  not,
  numberOf,
  opponentControls,
  series,
  specialSummon,
  stillTheirs,
  target,
  target1,
  thisCard,
  thisOne,
  times,
  trigger,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const unchainedSoulOfDisaster = monsterCard(89019964, {
  effects: [
    continuous({
      affects: itself(thisCard),
      modifiers: [gainsAtk(times(300, numberOf(series('Unchained'), inYourGy)))],
    }),
    ignition({
      limit: useOncePerTurn,
      targets: [stillTheirs(target1(monster, faceUp, opponentControls))],
      resolve: linkSummonUsingOnly([target, thisCard], attribute('DARK'), frame('link'), at('you', 'extra')),
    }),
    trigger({
      from: ['gy', 'banished'],
      on: moved(thisOne, { from: FIELD_ZONES, manner: ['destroyed'], by: ['battle', 'effect'] }),
      use: 'if-you-can',
      limit: useOncePerTurn,
      targets: [target1(series('Unchained'), monster, inYourGy, not(named('Unchained Soul of Disaster')))],
      resolve: specialSummon(target),
    }),
  ],
});
