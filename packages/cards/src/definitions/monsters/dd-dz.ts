import {
  addToHand,
  all,
  also,
  andIfYouDo,
  atTiming,
  banish,
  battled,
  cardOrEffectActivated,
  chainedTo,
  changePosition,
  choose1,
  destroy,
  destroyedByThisBattle,
  discardToGy,
  every,
  faceUp,
  flipped,
  frame,
  inOpponentsGy,
  inYourDeck,
  level,
  matches,
  monster,
  named,
  negateActivation,
  oncePerTurn,
  onField,
  opponentControls,
  opponentInBattle,
  opponentsBattlingMonster,
  quick,
  race,
  target,
  target1,
  that,
  thisCard,
  tribute,
  trigger,
  yourBattlingMonster,
} from '@spellspeed/engine';
import { monsterCard } from '../../card.ts';

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

export const dragoonsOfDraconia = monsterCard(73779005, {
  pendulumEffects: [
    trigger({
      from: ['pendulum'],
      on: atTiming('after-damage-calculation'),
      use: 'if-you-can',
      limit: oncePerTurn,
      condition: all(
        matches(yourBattlingMonster, frame('normal')),
        destroyedByThisBattle(opponentsBattlingMonster),
      ),
      resolve: addToHand(choose1(level({ min: 4 }), frame('normal'), monster, inYourDeck)),
    }),
  ],
});
