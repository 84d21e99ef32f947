import {
  addToHand,
  all,
  allThatMatch,
  also,
  andIfYouDo,
  atTiming,
  banish,
  banishedWhenItLeaves,
  battled,
  cardOrEffectActivated,
  chainedTo,
  changePosition,
  continuous,
  destroy,
  destroyedByThisBattle,
  discardToGy,
  every,
  faceUp,
  flipped,
  gainsAtk,
  inGys,
  inOpponentsGy,
  inPhase,
  inYourGy,
  itself,
  matches,
  monster,
  named,
  negateActivation,
  negatesWhatItDestroysByBattle,
  numberOf,
  onField,
  opponentControls,
  opponentInBattle,
  quick,
  race,
  spell,
  summonedThisTurn,
  target,
  target1,
  that,
  thisCard,
  times,
  tribute,
  trigger,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine';
import { monsterCard } from '../../card.ts';

export const darkMagicianGirl = monsterCard(38033121, {
  effects: [
    continuous({
      affects: itself(thisCard),
      modifiers: [gainsAtk(times(300, numberOf(named('Dark Magician', 'Magician of Black Chaos'), inGys)))],
    }),
  ],
});

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

export const darkRulerHaDes = monsterCard(53982768, {
  summoning: { neverFrom: ['gy'] },
  effects: [
    continuous({
      from: ['monsters'],
      affects: allThatMatch(race('Fiend'), monster, youControl),
      modifiers: [negatesWhatItDestroysByBattle],
    }),
  ],
});

export const dDCrazyBeast = monsterCard(48148828, {
  effects: [
    trigger({
      on: atTiming('after-damage-calculation'),
      use: 'mandatory',
      condition: destroyedByThisBattle(opponentInBattle),
      resolve: banish(opponentInBattle),
    }),
  ],
});

export const dDCrow = monsterCard(24508238, {
  effects: [
    quick({
      from: ['hand'],
      cost: discardToGy(thisCard),
      targets: [target1(inOpponentsGy)],
      resolve: banish(target),
    }),
  ],
});

export const dDWarrior = monsterCard(37043180, {
  effects: [
    trigger({
      on: atTiming('after-damage-calculation'),
      use: 'mandatory',
      condition: all(battled(thisCard), matches(opponentInBattle, monster)),
      resolve: also(banish(opponentInBattle), banish(thisCard)),
    }),
  ],
});

export const dDWarriorLady = monsterCard(7572887, {
  effects: [
    trigger({
      on: atTiming('after-damage-calculation'),
      use: 'when-you-can',
      condition: all(battled(thisCard), matches(opponentInBattle, monster, opponentControls)),
      resolve: also(banish(that(opponentInBattle, opponentControls)), banish(thisCard)),
    }),
  ],
});

export const divineKnightIshzark = monsterCard(57902462, {
  effects: [
    trigger({
      on: atTiming('after-damage-calculation'),
      use: 'mandatory',
      condition: destroyedByThisBattle(opponentInBattle),
      resolve: banish(opponentInBattle),
    }),
  ],
});

export const doomcaliberKnight = monsterCard(78700060, {
  summoning: { only: [] },
  effects: [
    quick({
      on: [cardOrEffectActivated('any', monster)],
      use: 'mandatory',
      cost: tribute(thisCard),
      resolve: andIfYouDo(negateActivation, destroy(chainedTo)),
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
