/** What to activate in answer to something, and which effect goes first: only what pays, and not on top of one's own. */

import type { SeenCard } from '@spellspeed/engine';
import type { Action, ActivatedEffect } from '@spellspeed/engine/language';
import { WORTH_A_CARD } from './act.ts';
import { type Appraisal, cardOfChoice, eachChoice } from './answer.ts';
import { gainOfThisBattle } from './battle.ts';
import { effectOf, gainOfActivation } from './effects.ts';
import { partsOf } from './gain.ts';
import { bearingOf } from './modifiers.ts';
import { isYourTurn, type Sight } from './sight.ts';
import { isPending } from './worth.ts';

const PASS = 0.5;

/** Can it be used at any time? Then waiting costs nothing. */
const isPatient = (effect: ActivatedEffect): boolean =>
  effect.effect !== 'trigger' && !('on' in effect && effect.on !== undefined && effect.on.length > 0);
/** Does it negate the effects of monsters? */
const negates = ({ modes }: ActivatedEffect): boolean =>
  modes.some(({ resolve }) => resolve !== undefined && actionsIn(resolve).some(isNegation));
const actionsIn = (action: Action): readonly Action[] => [action, ...partsOf(action).flatMap(actionsIn)];
const isNegation = (action: Action): boolean =>
  action.do === 'apply' && action.modifiers.some((modifier) => bearingOf(modifier) === 'negated');

/** Is it an answer to what the opponent has just activated? Else this card, or what it could stop, would be gone. */
const isAnswer = (sight: Sight, card: SeenCard, effect: ActivatedEffect): boolean => {
  const link = sight.view.chain.at(-1);
  if (link === undefined || link.player === sight.me) return false;
  if (card.handle !== null && link.targets.includes(card.handle)) return true;
  return link.card.zone === 'monsters' ? negates(effect) : !isPending(sight, link.card);
};
/**
 * The times in which it is not too early: an effect of the opponent to answer, a battle that goes wrong, the opponent's End Phase. In the own turn it is used when
 * one is free to act.
 */
const isNow = (sight: Sight, card: SeenCard, effect: ActivatedEffect): boolean =>
  isAnswer(sight, card, effect) ||
  (sight.view.battle !== null && gainOfThisBattle(sight) < 0) ||
  (sight.view.phase === 'end' && !isYourTurn(sight));

export const appraiseResponses: Appraisal = eachChoice((choice, { sight, restraint }) => {
  const card = cardOfChoice(sight, choice);
  if (choice.do === 'carry-out') return 1;
  if (choice.do !== 'activate' || !card) return PASS;
  const isOwnLink = sight.view.chain.at(-1)?.player === sight.me;
  if (isOwnLink || restraint.isSpent(choice, sight.view.turn)) return -1;
  const effect = effectOf(sight, card, choice.effect);
  if (effect && sight.can('waits') && isPatient(effect) && !isNow(sight, card, effect)) return -1;
  // A trigger costs no card: its gain alone decides.
  const cost = effect?.effect === 'trigger' ? 0 : WORTH_A_CARD;
  return gainOfActivation(sight, card, choice.effect) - cost;
});

export const appraiseTriggers: Appraisal = eachChoice((choice, { sight }) => {
  const card = cardOfChoice(sight, choice);
  return choice.do === 'activate' && card ? gainOfActivation(sight, card, choice.effect) : PASS;
});
