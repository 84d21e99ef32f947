import {
  atTiming,
  continuous,
  destroy,
  exists,
  gainsAtkDef,
  inYourGy,
  inYourPossession,
  isCard,
  itself,
  matches,
  monster,
  moved,
  opponentControls,
  opponentInBattle,
  shuffleIntoDeck,
  stillTheirs,
  target,
  target1,
  thisCard,
  trigger,
  unless,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const returnsToDeck = trigger({
  from: ['gy'],
  on: moved([isCard(thisCard), inYourPossession], {
    to: ['gy'],
    manner: ['destroyed'],
    by: ['battle', 'effect'],
    doer: 'opponent',
    owner: 'you',
  }),
  use: 'mandatory',
  resolve: shuffleIntoDeck(thisCard),
});

export const madolchePuddingcess = monsterCard(74641045, {
  effects: [
    continuous({
      while: unless(exists(monster, inYourGy)),
      affects: itself(thisCard),
      modifiers: [gainsAtkDef(800)],
    }),
    trigger({
      on: atTiming('after-damage-calculation'),
      use: 'if-you-can',
      condition: matches(opponentInBattle, monster, opponentControls),
      targets: [stillTheirs(target1(opponentControls))],
      resolve: destroy(target),
    }),
    returnsToDeck,
  ],
});
