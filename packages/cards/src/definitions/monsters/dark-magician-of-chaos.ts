import {
  addToHand,
  all,
  atTiming,
  banish,
  banishedWhenItLeaves,
  continuous,
  destroyedByThisBattle,
  inPhase,
  inYourGy,
  itself,
  matches,
  monster,
  opponentControls,
  opponentInBattle,
  spell,
  summonedThisTurn,
  target,
  target1,
  thisCard,
  trigger,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const darkMagicianOfChaos = monsterCard(40737112, {
  effects: [
    trigger({
      on: inPhase('end', 'any'),
      use: 'if-you-can',
      condition: summonedThisTurn(thisCard, 'normal', 'tribute', 'special'),
      limit: useOncePerTurn,
      targets: [target1(spell, inYourGy)],
      resolve: addToHand(target),
    }),
    trigger({
      on: atTiming('after-damage-calculation'),
      use: 'mandatory',
      condition: all(
        matches(opponentInBattle, monster, opponentControls),
        destroyedByThisBattle(opponentInBattle),
      ),
      resolve: banish(opponentInBattle),
    }),
    continuous({ affects: itself(thisCard), unclassified: true, modifiers: [banishedWhenItLeaves] }),
  ],
});
