/** A sensible beginner: weighs every choice by what it brings at once, and takes the best. */
import type { CardPool, DecisionKind } from '@spellspeed/engine';
import type { Bot } from '../bot.ts';
import { diceOf } from '../dice.ts';
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
import { newRestraint } from './restraint.ts';
import { sightOf } from './sight.ts';

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

/** With a pool it knows what the cards do; without one it sees only what lies on the table. The seed decides between equals. */
export const greedyBot = (seed = 0, pool?: CardPool): Bot => {
  const dice = diceOf(seed);
  const restraint = newRestraint();
  return {
    name: 'greedy',
    choose: (view, decision) => {
      const { choices, min, max } = decision;
      if (choices.length === 1 && min === 1 && max === 1) return [0];
      const sight = sightOf(view(), pool);
      const worth = APPRAISALS[decision.kind]({ sight, decision, restraint });
      const picked = pickBest(
        decision,
        worth.map((amount) => amount + dice(100) * 1e-6),
      );
      for (const at of picked) {
        const choice = choices[at];
        if (choice) restraint.note(choice, sight.view.turn);
      }
      return picked;
    },
  };
};
