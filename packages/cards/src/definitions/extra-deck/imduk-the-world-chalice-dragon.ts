import {
  atTiming,
  choose1,
  continuous,
  destroy,
  extraNormalSummon,
  FIELD_ZONES,
  frame,
  inYourHand,
  matches,
  material,
  monster,
  moved,
  not,
  opponentControls,
  opponentInBattle,
  player,
  pointedToBy,
  series,
  specialSummon,
  thisCard,
  thisOne,
  trigger,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const imdukTheWorldChaliceDragon = monsterCard(31226177, {
  summoning: { materials: [material(frame('normal'), not(frame('token')), monster)] },
  effects: [
    continuous({
      from: ['monsters'],
      affects: player('you'),
      modifiers: [extraNormalSummon(series('World Chalice'), monster)],
    }),
    trigger({
      on: atTiming('damage-step-start'),
      use: 'if-you-can',
      condition: matches(opponentInBattle, pointedToBy(thisCard), monster, opponentControls),
      resolve: destroy(opponentInBattle),
    }),
    trigger({
      from: ['gy'],
      on: moved(thisOne, { from: FIELD_ZONES, to: ['gy'] }),
      use: 'if-you-can',
      resolve: specialSummon(choose1(series('World Chalice'), monster, inYourHand)),
    }),
  ],
});
