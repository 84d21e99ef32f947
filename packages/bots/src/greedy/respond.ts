/** What to activate in answer to something, and which effect goes first: only what pays, and not on top of one's own. */

import { WORTH_A_CARD } from './act.ts';
import { type Appraisal, cardOfChoice, eachChoice } from './answer.ts';
import { effectOf, gainOfActivation } from './effects.ts';

const PASS = 0.5;

export const appraiseResponses: Appraisal = eachChoice((choice, { sight, restraint }) => {
  const card = cardOfChoice(sight, choice);
  if (choice.do === 'carry-out') return 1;
  if (choice.do !== 'activate' || !card) return PASS;
  const isOwnLink = sight.view.chain.at(-1)?.player === sight.me;
  if (isOwnLink || restraint.isSpent(choice, sight.view.turn)) return -1;
  // A trigger costs no card: its gain alone decides.
  const isTrigger = effectOf(sight, card, choice.effect)?.effect === 'trigger';
  return gainOfActivation(sight, card, choice.effect) - (isTrigger ? 0 : WORTH_A_CARD);
});

export const appraiseTriggers: Appraisal = eachChoice((choice, { sight }) => {
  const card = cardOfChoice(sight, choice);
  return choice.do === 'activate' && card ? gainOfActivation(sight, card, choice.effect) : PASS;
});
