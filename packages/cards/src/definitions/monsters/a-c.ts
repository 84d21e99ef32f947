import {
  ability,
  all,
  and,
  andIfYouDo,
  apply,
  as,
  at,
  atTiming,
  attackingMonster,
  attacksOnceMoreInARow,
  attackTarget,
  attribute,
  banish,
  battled,
  cannotAttack,
  cannotBeMaterial,
  choose1,
  continuous,
  deed,
  discard,
  draw,
  duringTiming,
  effectActivatedIncluding,
  effectsNegated,
  except,
  exists,
  faceUp,
  frame,
  gainsAtk,
  ifSo,
  ignition,
  inYourDeck,
  inYourGy,
  inYourHand,
  isCard,
  itself,
  level,
  levelOf,
  matches,
  monster,
  named,
  negateEffect,
  not,
  numberOf,
  oath,
  oneOfTheseEffectsPerTurn,
  onField,
  opponentControls,
  opponentTakesBattleDamage,
  player,
  quick,
  race,
  redirectAttack,
  sendToGy,
  series,
  specialSummon,
  summoned,
  sumOf,
  target,
  target1,
  the,
  thisCard,
  thisOne,
  times,
  trigger,
  unless,
  useOncePerTurn,
  wasFaceDownAtDamageStepStart,
  youControl,
  yourBattlingMonster,
} from '@spellspeed/engine';
import { monsterCard } from '../../card.ts';

export const amazonessSwordsWoman = monsterCard(94004268, {
  effects: [
    continuous({
      while: matches(yourBattlingMonster, isCard(thisCard)),
      affects: player('you'),
      modifiers: [opponentTakesBattleDamage],
    }),
  ],
});

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

export const armageddonKnight = monsterCard(28985331, {
  effects: [
    trigger({
      on: summoned(thisOne, ['normal', 'tribute', 'flip', 'special']),
      use: 'when-you-can',
      resolve: sendToGy(choose1(attribute('DARK'), monster, inYourDeck)),
    }),
  ],
});

export const ashBlossomJoyousSpring = monsterCard(14558127, {
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

const banishLightAndDark = and(
  banish(choose1(attribute('LIGHT'), monster, inYourGy)),
  banish(choose1(attribute('DARK'), monster, inYourGy)),
);
export const blackLusterSoldierEnvoyOfTheBeginning = monsterCard(72989439, {
  summoning: {
    procedure: { from: ['hand'], does: banishLightAndDark },
    first: ['procedure'],
  },
  effects: [
    ignition({
      limit: oneOfTheseEffectsPerTurn,
      oath: oath(itself(thisCard), cannotAttack),
      targets: [target1(monster, onField)],
      resolve: banish(target),
    }),
    trigger({
      limit: oneOfTheseEffectsPerTurn,
      on: { event: 'destroyed-by-battle', card: [opponentControls], by: thisOne },
      use: 'when-you-can',
      condition: matches(attackingMonster, isCard(thisCard)),
      resolve: apply('end-of-battle-phase', thisCard, attacksOnceMoreInARow),
    }),
  ],
});

export const blackwingKalutTheMoonShadow = monsterCard(85215458, {
  effects: [
    quick({
      from: ['hand'],
      condition: all(
        duringTiming('damage-step-start', 'before-damage-calculation'),
        matches(yourBattlingMonster, series('Blackwing')),
      ),
      cost: sendToGy(thisCard),
      resolve: apply('end-of-turn', yourBattlingMonster, gainsAtk(1400)),
    }),
  ],
});

const blackwingSynchro = [series('Blackwing'), frame('synchro'), monster, at('you', 'extra')];
/** The total Levels of the monsters that Vayu banishes. */
const banished = sumOf(levelOf(thisCard), levelOf(target));
export const blackwingVayuTheEmblemOfHonor = monsterCard(72714392, {
  effects: [
    continuous({ from: ['monsters'], affects: itself(thisCard), modifiers: [cannotBeMaterial('synchro')] }),
    ignition({
      from: ['gy'],
      condition: exists(...blackwingSynchro),
      targets: [target1(series('Blackwing'), not(ability('tuner')), monster, inYourGy)],
      resolve: andIfYouDo(
        and(banish(thisCard), banish(target)),
        specialSummon(as('summoned', choose1(...blackwingSynchro, level({ min: banished, max: banished })))),
        apply('while-it-stays', the('summoned'), effectsNegated),
      ),
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

export const chainsawInsect = monsterCard(77252217, {
  effects: [
    trigger({
      from: ['monsters', 'gy'],
      on: atTiming('damage-step-end'),
      use: 'mandatory',
      condition: battled(thisCard),
      resolve: draw(1, 'opponent'),
    }),
  ],
});

export const cyberDragon = monsterCard(70095154, {
  summoning: {
    procedure: {
      from: ['hand'],
      condition: all(exists(monster, opponentControls), unless(exists(monster, youControl))),
    },
  },
});

/** All that it says is its other name. */
export const cyberHarpieLady = monsterCard(80316585, {
  effects: [],
});
