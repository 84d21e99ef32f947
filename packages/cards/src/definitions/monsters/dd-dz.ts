import {
  all,
  also,
  andIfYouDo,
  atTiming,
  banish,
  battled,
  cardOrEffectActivated,
  chainedTo,
  changePosition,
  destroy,
  destroyedByThisBattle,
  discardToGy,
  every,
  faceUp,
  flipped,
  inOpponentsGy,
  matches,
  monster,
  named,
  negateActivation,
  onField,
  opponentControls,
  opponentInBattle,
  quick,
  race,
  target,
  target1,
  that,
  thisCard,
  tribute,
  trigger,
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
