import {
  atk,
  continuous,
  flipped,
  halfBattleDamage,
  isCard,
  itself,
  matches,
  monster,
  notDestroyedByBattle,
  onField,
  player,
  returnToHand,
  target,
  targetUpTo,
  thisCard,
  trigger,
  yourBattlingMonster,
} from '@spellspeed/engine';
import { monsterCard } from '../../card.ts';

export const obnoxiousCelticGuard = monsterCard(52077741, {
  effects: [
    continuous({
      affects: itself(thisCard),
      modifiers: [notDestroyedByBattle(atk({ min: 1900 }))],
    }),
  ],
});

export const penguinSoldier = monsterCard(93920745, {
  effects: [
    trigger({
      on: flipped(),
      use: 'if-you-can',
      targets: [targetUpTo(2, monster, onField)],
      resolve: returnToHand(target),
    }),
  ],
});

export const photonCircle = monsterCard(64145892, {
  effects: [
    continuous({
      while: matches(yourBattlingMonster, isCard(thisCard)),
      affects: player('you'),
      modifiers: [halfBattleDamage],
    }),
  ],
});
