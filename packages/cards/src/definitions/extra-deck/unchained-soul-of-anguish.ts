import {
  addToHand,
  at,
  attribute,
  FIELD_ZONES,
  faceUp,
  frame,
  ignition,
  inYourGy,
  linkSummonUsingOnly,
  materialsOrMore,
  monster,
  moved,
  named,
  not,
  opponentControls,
  race,
  series,
  stillTheirs,
  target,
  target1,
  thisCard,
  thisOne,
  trigger,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const unchainedSoulOfAnguish = monsterCard(93084621, {
  summoning: { materials: [materialsOrMore(2, monster)], including: [series('Unchained Soul'), monster] },
  effects: [
    ignition({
      limit: useOncePerTurn,
      targets: [stillTheirs(target1(monster, faceUp, opponentControls))],
      resolve: linkSummonUsingOnly(
        [target, thisCard],
        attribute('DARK'),
        frame('link'),
        at('you', 'extra'),
        not(named('Unchained Soul of Anguish')),
      ),
    }),
    trigger({
      from: ['gy', 'banished'],
      on: moved(thisOne, { from: FIELD_ZONES, manner: ['destroyed'], by: ['battle', 'effect'] }),
      use: 'if-you-can',
      limit: useOncePerTurn,
      targets: [target1(race('Fiend'), monster, inYourGy, not(named('Unchained Soul of Anguish')))],
      resolve: addToHand(target),
    }),
  ],
});
