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
  deed,
  destroy,
  discard,
  duringTiming,
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
  useOncePerTurn,
  useOneOfTheEffectsPerTurn,
  yourBattlingMonster,
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

export const ghostBelleHauntedMansion = monsterCard(73642296, {
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
