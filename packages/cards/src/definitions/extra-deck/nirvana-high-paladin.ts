import {
  type Affected,
  ability,
  addToHand,
  allThatMatchNow,
  apply,
  atkOf,
  atTiming,
  attackingMonster,
  type Condition,
  type ContinuousEffect,
  continuous,
  either,
  faceUp,
  frame,
  gainsAtk,
  inYourGy,
  itself,
  lifePointsBecome,
  lifePointsOf,
  type Modifier,
  matches,
  material,
  materialsOrMore,
  monster,
  noBattleDamage,
  nonTuner,
  notDestroyedByBattle,
  opponentControls,
  placeInPendulumZone,
  player,
  summoned,
  summonedBy,
  summonedUsingAsTuner,
  type Test,
  target,
  target1,
  thisCard,
  thisOne,
  times,
  trigger,
  tuner,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';
import { whenDestroyedInMonsterZone } from '../../kinds.ts';

/** "You can treat 1 Pendulum Summoned Pendulum Monster you control as a Tuner." */
const TUNER: Test = either([tuner, monster], [ability('pendulum'), summonedBy('pendulum'), monster]);
const PENDULUM_TUNER: Test = summonedUsingAsTuner(ability('pendulum'), summonedBy('pendulum'));
const ATTACKS: Condition = matches(attackingMonster, ability('pendulum'), youControl);
const THEIRS: Affected = allThatMatchNow(monster, faceUp, opponentControls);
/** For the battle in which a Pendulum Monster attacks. */
const whileItAttacks = (affects: Affected, modifier: Modifier): ContinuousEffect =>
  continuous({ number: 1, from: ['pendulum'], while: ATTACKS, affects, modifiers: [modifier] });

export const nirvanaHighPaladin = monsterCard(80896940, {
  summoning: { materials: [material(TUNER), materialsOrMore(1, nonTuner, frame('synchro'))] },
  effects: [
    trigger({
      on: summoned([...thisOne, PENDULUM_TUNER], ['synchro']),
      use: 'if-you-can',
      targets: [target1(inYourGy)],
      resolve: addToHand(target),
    }),
    trigger({
      on: { event: 'destroyed-by-battle', card: [opponentControls], by: thisOne },
      use: 'when-you-can',
      resolve: lifePointsBecome('opponent', times(0.5, lifePointsOf('opponent'))),
    }),
    whenDestroyedInMonsterZone(placeInPendulumZone(thisCard)),
  ],
  pendulumEffects: [
    whileItAttacks(itself(attackingMonster), notDestroyedByBattle()),
    whileItAttacks(player('you'), noBattleDamage),
    trigger({
      number: 2,
      from: ['pendulum'],
      on: atTiming('damage-step-end'),
      use: 'mandatory',
      condition: ATTACKS,
      resolve: apply('end-of-turn', THEIRS, gainsAtk(times(-1, atkOf(attackingMonster)))),
    }),
  ],
});
