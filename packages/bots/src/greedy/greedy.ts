/** A sensible beginner: weighs every choice by what it brings at once, and takes the best. */
import type { CardPool, DecisionKind, OpenDecision } from '@spellspeed/engine';
import type { Bot } from '../bot.ts';
import { type Dice, diceOf } from '../dice.ts';
import { pickBest } from '../pick.ts';
import { appraiseActs } from './act.ts';
import type { Appraisal } from './answer.ts';
import { appraiseCards } from './choose-cards.ts';
import {
  appraiseAttackTargets,
  appraiseDeclarations,
  appraiseOptions,
  appraisePositions,
  appraiseYesNo,
  appraiseZones,
} from './choose-ways.ts';
import { appraiseResponses, appraiseTriggers } from './respond.ts';
import { newRestraint, type Restraint } from './restraint.ts';
import { type Sight, sightOf } from './sight.ts';
import { ALL_SKILLS, type Skills } from './skills.ts';

const APPRAISALS: { readonly [kind in DecisionKind]: Appraisal } = {
  act: appraiseActs,
  respond: appraiseResponses,
  'order-triggers': appraiseTriggers,
  cards: appraiseCards,
  'attack-target': appraiseAttackTargets,
  zone: appraiseZones,
  position: appraisePositions,
  option: appraiseOptions,
  declare: appraiseDeclarations,
  'yes-no': appraiseYesNo,
};

/** What each choice is worth at once. */
export const appraise = (sight: Sight, decision: OpenDecision, restraint: Restraint): readonly number[] =>
  APPRAISALS[decision.kind]({ sight, decision, restraint });

/** What looks best at once. Two that look alike are told apart by chance. */
export const bestAtOnce = (
  sight: Sight,
  decision: OpenDecision,
  restraint: Restraint,
  dice: Dice,
): readonly number[] => {
  const worth = appraise(sight, decision, restraint);
  return pickBest(
    decision,
    worth.map((amount) => amount + dice(100) * 1e-6),
  );
};

/** What a greedy player is made of. */
interface Greed {
  readonly seed: number;
  readonly pool?: CardPool | undefined;
  readonly skills?: Skills;
  readonly restraint: Restraint;
}
/** A greedy player who is restrained from outside. */
export const greedyWith = ({ seed, pool, skills, restraint }: Greed): Bot => {
  const dice = diceOf(seed);
  return {
    name: 'greedy',
    forget: restraint.forget,
    choose: (view, decision) => {
      if (isForced(decision)) return [0];
      const sight = sightOf(view(), pool, skills);
      const picked = bestAtOnce(sight, decision, restraint, dice);
      restraint.noteAll(decision, picked, sight.view.turn);
      return picked;
    },
  };
};
/**
 * With a pool it knows what the cards do; without one it sees only what lies on the table. The seed decides between equals. `skills`: what it has learned beyond its
 * first form.
 */
export const greedyBot = (seed = 0, pool?: CardPool, skills: Skills = ALL_SKILLS): Bot =>
  greedyWith({ seed, pool, skills, restraint: newRestraint() });
/** Has the question but one answer? */
export const isForced = ({ choices, min, max }: OpenDecision): boolean =>
  choices.length === 1 && min === 1 && max === 1;
