import {
  activation,
  all,
  andThen,
  apply,
  as,
  at,
  atk,
  attackingMonster,
  attackTarget,
  cannotSpecialSummon,
  choose,
  choose1,
  continuous,
  def,
  duringTiming,
  evenAfterSummonOrSet,
  exists,
  type Filter,
  gainsAtk,
  ignition,
  inYourHand,
  itself,
  levelRaised,
  matches,
  monster,
  oncePerTurn,
  opponentControls,
  player,
  summonedBy,
  the,
  unless,
  youControl,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

const TRIBUTE_SUMMONED: Filter = [summonedBy('tribute'), monster];
const IN_HAND: Filter = [monster, atk({ min: 2800, max: 2800 }), def({ min: 1000, max: 1000 }), inYourHand];
const LOWERS_A_LEVEL = andThen(
  choose(as('lowered', choose1(...IN_HAND))),
  evenAfterSummonOrSet(apply('end-of-turn', the('lowered'), levelRaised(-2))),
);

export const domainOfTheTrueMonarchs = spellCard(84171830, {
  effects: [
    activation(),
    continuous({
      number: 1,
      from: ['field'],
      while: all(
        unless(exists(at('you', 'extra'))),
        exists(...TRIBUTE_SUMMONED, youControl),
        unless(exists(...TRIBUTE_SUMMONED, opponentControls)),
      ),
      affects: player('opponent'),
      modifiers: [cannotSpecialSummon(at('opponent', 'extra'))],
    }),
    continuous({
      from: ['field'],
      while: all(
        duringTiming('damage-calculation'),
        matches(attackingMonster, ...TRIBUTE_SUMMONED, youControl),
        matches(attackTarget, monster, opponentControls),
      ),
      affects: itself(attackingMonster),
      modifiers: [gainsAtk(800)],
    }),
    ignition({ from: ['field'], limit: oncePerTurn, resolve: LOWERS_A_LEVEL }),
  ],
});
