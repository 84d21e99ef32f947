import {
  all,
  allThatMatch,
  atTiming,
  attach,
  banish,
  battled,
  continuous,
  type Filter,
  faceUp,
  frame,
  gains,
  hasMaterial,
  inMonsterZone,
  isCard,
  matches,
  monster,
  opponentControls,
  opponentInBattle,
  originalRace,
  quick,
  race,
  target,
  target1,
  thisCard,
  trigger,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const BANISHES = trigger({
  on: atTiming('after-damage-calculation'),
  use: 'mandatory',
  condition: all(battled(thisCard), matches(opponentInBattle, monster, opponentControls)),
  resolve: banish(opponentInBattle),
});
const HOST: Filter = [frame('xyz'), originalRace('Beast-Warrior'), hasMaterial(isCard(thisCard)), monster];

export const zoodiacWhiptail = monsterCard(31755044, {
  effects: [
    quick({
      from: ['hand', 'monsters'],
      targets: [target1(race('Beast-Warrior'), frame('xyz'), monster, faceUp, youControl)],
      resolve: attach(thisCard, target),
    }),
    continuous({
      from: ['material'],
      affects: allThatMatch(...HOST, inMonsterZone),
      modifiers: [gains(BANISHES)],
    }),
  ],
});
