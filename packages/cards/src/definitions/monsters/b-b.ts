import {
  ability,
  all,
  and,
  andIfYouDo,
  apply,
  as,
  at,
  attackingMonster,
  attacksOnceMoreInARow,
  attribute,
  banish,
  cannotAttack,
  cannotBeMaterial,
  choose1,
  continuous,
  countersOn,
  destroy,
  duringTiming,
  effectsNegated,
  exists,
  frame,
  gainsAtk,
  ignition,
  inYourGy,
  isCard,
  itself,
  level,
  levelOf,
  matches,
  monster,
  not,
  numberOf,
  oath,
  oneOfTheseEffectsPerTurn,
  onField,
  opponentControls,
  placeCounters,
  quick,
  race,
  removeCounters,
  sendToGy,
  series,
  specialSummon,
  spellOrTrap,
  summoned,
  sumOf,
  target,
  target1,
  the,
  thisCard,
  thisOne,
  times,
  trigger,
  yourBattlingMonster,
} from '@spellspeed/engine';
import { monsterCard } from '../../card.ts';

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

export const breakerTheMagicalWarrior = monsterCard(71413901, {
  effects: [
    trigger({
      on: summoned(thisOne, ['normal', 'tribute']),
      use: 'mandatory',
      resolve: placeCounters(1, 'Spell Counter', thisCard, { most: 1 }),
    }),
    continuous({
      affects: itself(thisCard),
      modifiers: [gainsAtk(times(300, countersOn('Spell Counter', isCard(thisCard))))],
    }),
    ignition({
      cost: removeCounters(1, 'Spell Counter', thisCard),
      targets: [target1(spellOrTrap, onField)],
      resolve: destroy(target),
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
