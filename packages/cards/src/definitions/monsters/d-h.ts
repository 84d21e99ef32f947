import {
  addToHand,
  all,
  alsoAfterThat,
  andIfYouDo,
  apply,
  atkOf,
  attribute,
  changePosition,
  choose1,
  continuous,
  declaresAttack,
  destroy,
  discard,
  duringTiming,
  deed,
  destroy,
  discard,
  effectActivatedIncluding,
  every,
  faceUp,
  flipped,
  gainsAtk,
  ignition,
  inGys,
  inYourDeck,
  inYourHand,
  itself,
  level,
  matches,
  monster,
  moved,
  named,
  negateActivation,
  negateEffect,
  not,
  notDestroyedByBattle,
  numberOf,
  onField,
  opponentControls,
  opponentsBattlingMonster,
  property,
  quick,
  race,
  returnToHand,
  sendToGy,
  series,
  specialSummon,
  spell,
  summoned,
  target,
  target1,
  targetedForAttack,
  thisCard,
  thisOne,
  times,
  trigger,
  useOneOfTheEffectsPerTurn,
  yourBattlingMonster,
} from '@spellspeed/engine';
import { monsterCard } from '../../card.ts';

  useOncePerTurn,
  useOneOfTheEffectsPerTurn,
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

export const ashBlossomAndJoyousSpring = monsterCard(14558127, {
  effects: [
    quick({
      from: ['hand'],
      on: [
        effectActivatedIncluding(
          'any',
          deed('to-hand', 'deck'),
          deed('special-summon', 'deck'),
          deed('send-to-gy', 'deck'),
        ),
      ],
      limit: useOncePerTurn,
      cost: discard(thisCard),
      resolve: negateEffect,
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

export const ghostBelleAndHauntedMansion = monsterCard(73642296, {
  effects: [
    quick({
      from: ['hand'],
      on: [
        effectActivatedIncluding(
          'any',
          deed('to-hand', 'gy'),
          deed('to-deck', 'gy'),
          deed('special-summon', 'gy'),
          deed('banish', 'gy'),
        ),
      ],
      limit: useOncePerTurn,
      cost: discard(thisCard),
      resolve: negateActivation,
    }),
  ],
});

export const goblindbergh = monsterCard(25259669, {
  effects: [
    trigger({
      on: summoned(thisOne, ['normal', 'tribute']),
      use: 'when-you-can',
      resolve: alsoAfterThat(
        specialSummon(choose1(level({ max: 4 }), monster, inYourHand)),
        changePosition(thisCard, 'defense'),
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

export const gagagaGardna = monsterCard(12423762, {
  effects: [
    trigger({
      from: ['hand'],
      on: declaresAttack([opponentControls], 'direct'),
      use: 'when-you-can',
      resolve: specialSummon(thisCard),
    }),
    trigger({
      on: targetedForAttack(),
      use: 'when-you-can',
      cost: discard(choose1(inYourHand)),
      resolve: apply('end-of-this-battle', thisCard, notDestroyedByBattle()),
    }),
  ],
});

export const honest = monsterCard(37742478, {
  effects: [
    ignition({ resolve: returnToHand(thisCard) }),
    quick({
      from: ['hand'],
      condition: all(
        duringTiming('damage-step-start', 'before-damage-calculation'),
        matches(yourBattlingMonster, attribute('LIGHT')),
        matches(opponentsBattlingMonster, monster),
      ),
      cost: sendToGy(thisCard),
      resolve: apply('end-of-turn', yourBattlingMonster, gainsAtk(atkOf(opponentsBattlingMonster))),
    }),
  ],
});
