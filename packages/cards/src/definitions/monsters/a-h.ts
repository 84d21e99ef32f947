import {
  all,
  andIfYouDo,
  at,
  atTiming,
  attackingMonster,
  attackTarget,
  changePosition,
  choose1,
  continuous,
  destroy,
  every,
  except,
  faceUp,
  flipped,
  gainsAtk,
  ifSo,
  ignition,
  inGys,
  inYourHand,
  isCard,
  itself,
  matches,
  monster,
  named,
  numberOf,
  onField,
  opponentControls,
  race,
  redirectAttack,
  returnToHand,
  specialSummon,
  target,
  target1,
  thisCard,
  times,
  trigger,
  wasFaceDownAtDamageStepStart,
} from '@spellspeed/engine';
import { monsterCard } from '../../card.ts';

export const ancientLamp = monsterCard(54912977, {
  effects: [
    ignition({
      alsoAtResolution: matches(thisCard, faceUp, onField),
      resolve: specialSummon(choose1(named('La Jinn the Mystical Genie of the Lamp'), inYourHand)),
    }),
    trigger({
      on: atTiming('before-damage-calculation'),
      use: 'if-you-can',
      condition: all(
        wasFaceDownAtDamageStepStart(thisCard),
        matches(attackTarget, isCard(thisCard)),
        matches(attackingMonster, opponentControls),
      ),
      targets: [target1(monster, opponentControls, except(attackingMonster))],
      resolve: ifSo(matches(target, opponentControls), redirectAttack(target)),
    }),
  ],
});

export const busterBlader = monsterCard(78193831, {
  effects: [
    continuous({
      affects: itself(thisCard),
      modifiers: [gainsAtk(times(500, numberOf(race('Dragon'), monster, at('opponent', 'monsters', 'gy'))))],
    }),
  ],
});

export const darkMagicianGirl = monsterCard(38033121, {
  effects: [
    continuous({
      affects: itself(thisCard),
      modifiers: [gainsAtk(times(300, numberOf(named('Dark Magician', 'Magician of Black Chaos'), inGys)))],
    }),
  ],
});

export const dragonPiper = monsterCard(55763552, {
  effects: [
    trigger({
      on: flipped(),
      use: 'mandatory',
      resolve: andIfYouDo(
        destroy(every(named('Dragon Capture Jar'), faceUp, onField)),
        changePosition(every(race('Dragon'), monster, faceUp, onField), 'attack'),
      ),
    }),
  ],
});

export const haneHane = monsterCard(7089711, {
  effects: [
    trigger({
      on: flipped(),
      use: 'mandatory',
      targets: [target1(monster, onField)],
      resolve: returnToHand(target),
    }),
  ],
});
