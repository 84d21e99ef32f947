import {
  allThatMatch,
  continuous,
  exactLevel,
  faceUp,
  frame,
  gainsAtk,
  itself,
  monster,
  moved,
  notDestroyedByEffects,
  numberOf,
  onField,
  opponentControls,
  specialSummon,
  thisCard,
  times,
  trigger,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const orichalcosShunoros = monsterCard(7634581, {
  summoning: { first: ['own-effect'] },
  effects: [
    trigger({
      from: ['hand'],
      on: moved([monster, frame('normal'), youControl], { manner: ['destroyed'], by: ['battle'] }),
      use: 'if-you-can',
      resolve: specialSummon(thisCard, { properly: true }),
    }),
    continuous({
      affects: itself(thisCard),
      modifiers: [gainsAtk(times(1000, numberOf(monster, opponentControls)))],
    }),
    continuous({
      affects: allThatMatch(monster, frame('normal'), exactLevel(4), faceUp, onField),
      modifiers: [notDestroyedByEffects],
    }),
  ],
});
