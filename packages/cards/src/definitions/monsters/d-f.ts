import {
  addToHand,
  all,
  allThatMatch,
  also,
  andIfYouDo,
  apply,
  atTiming,
  banish,
  battled,
  changePosition,
  choose1,
  continuous,
  destroy,
  destroyedByThisBattle,
  discardToGy,
  duringPhase,
  effectMonster,
  effectsNegated,
  every,
  exists,
  faceUp,
  flipped,
  gainsAtk,
  inGys,
  inOpponentsGy,
  inYourDeck,
  inYourHand,
  itself,
  itselfIf,
  matches,
  monster,
  moved,
  named,
  negatesWhatItDestroysByBattle,
  not,
  numberOf,
  onField,
  opponentControls,
  opponentInBattle,
  opponentsTurn,
  property,
  quick,
  race,
  sendToGy,
  series,
  spell,
  summoned,
  target,
  target1,
  that,
  thisCard,
  thisOne,
  times,
  trigger,
  useOneOfTheEffectsPerTurn,
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

export const effectVeiler = monsterCard(97268402, {
  effects: [
    quick({
      from: ['hand'],
      condition: all(opponentsTurn, duringPhase('main1', 'main2')),
      cost: sendToGy(thisCard),
      targets: [target1(effectMonster, opponentControls)],
      resolve: apply('end-of-turn', itselfIf(target, faceUp, opponentControls), effectsNegated),
    }),
  ],
});

export const elementalHEROShadowMist = monsterCard(50720316, {
  effects: [
    trigger({
      on: summoned(thisOne, ['special']),
      use: 'if-you-can',
      limit: useOneOfTheEffectsPerTurn,
      resolve: addToHand(choose1(series('Change'), spell, property('Quick-Play'), inYourDeck)),
    }),
    trigger({
      from: ['gy'],
      on: moved(thisOne, { to: ['gy'] }),
      use: 'if-you-can',
      limit: useOneOfTheEffectsPerTurn,
      resolve: addToHand(
        choose1(series('HERO'), monster, not(named('Elemental HERO Shadow Mist')), inYourDeck),
      ),
    }),
  ],
});

export const exodiaTheForbiddenOne = monsterCard(33396948, {
  victory: all(
    exists(named('Right Leg of the Forbidden One'), inYourHand),
    exists(named('Left Leg of the Forbidden One'), inYourHand),
    exists(named('Right Arm of the Forbidden One'), inYourHand),
    exists(named('Left Arm of the Forbidden One'), inYourHand),
    matches(thisCard, inYourHand),
  ),
});
