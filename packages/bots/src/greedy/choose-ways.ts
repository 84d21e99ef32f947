/** The smaller questions: what to attack, where to place, in which position, in which way, yes or no. */
import type { Action } from '@spellspeed/engine/language';
import { type Appraisal, cardOfChoice, eachChoice, type Question, sourceOf } from './answer.ts';
import { gainOfAttack } from './battle.ts';
import { effectOf, gainOfMode } from './effects.ts';
import { partsOf, weigh } from './gain.ts';
import { sceneOf } from './matches.ts';
import { defOf, strongestFoe } from './sight.ts';
import { isSafeInAttack } from './summon.ts';

export const appraiseAttackTargets: Appraisal = eachChoice((choice, question) => {
  const attacker = sourceOf(question);
  if (!attacker || choice.do === 'stop-attack') return 0;
  return gainOfAttack(question.sight, attacker, cardOfChoice(question.sight, choice) ?? null);
});

/** All zones are alike: the first. */
export const appraiseZones: Appraisal = eachChoice((_, __, at) => -at);

export const appraisePositions: Appraisal = eachChoice((choice, question) => {
  const card = sourceOf(question);
  if (choice.do !== 'position' || !card) return 0;
  const { sight } = question;
  if (choice.position === 'attack') return isSafeInAttack(sight, card) ? 3 : 0;
  return choice.position === 'face-down' || defOf(card) >= strongestFoe(sight) ? 2 : 1;
});

export const appraiseOptions: Appraisal = eachChoice((choice, question) => {
  const source = sourceOf(question);
  if (choice.do !== 'option') return 0;
  // Two of its kind do not show the same sign for ever.
  if (question.decision.why.for === 'rock-paper-scissors')
    return Number(choice.option === question.decision.player);
  if (!source) return 0;
  const modes = effectOf(question.sight, source, question.decision.why.effect ?? 0)?.modes ?? [];
  if (question.decision.why.for === 'resolution') {
    const action = modes.flatMap(({ resolve }) => (resolve ? choicesIn(resolve) : []))[choice.option];
    return action ? weigh(action, sceneOf(question.sight, source)).gain : 0;
  }
  const mode = modes[choice.option];
  return mode ? gainOfMode(sceneOf(question.sight, source), mode) : 0;
});

/** What a bot knows of hands it cannot see is nothing: any declaration is as good. */
export const appraiseDeclarations: Appraisal = eachChoice(() => 0);

/** What "apply 1 of these effects" lets its player choose from. */
const choicesIn = (action: Action): readonly Action[] =>
  action.do === 'one-of' ? action.actions : partsOf(action).flatMap(choicesIn);
const optionalPart = (action: Action): Action | undefined => {
  if (action.do === 'may') return action.action;
  for (const part of partsOf(action)) {
    const found = optionalPart(part);
    if (found) return found;
  }
  return undefined;
};
const gainOfYes = (question: Question): number => {
  const { sight, decision } = question;
  const source = sourceOf(question);
  // Something else would be lost otherwise.
  if (decision.why.for === 'replacement') return 1;
  const effect = source && effectOf(sight, source, decision.why.effect ?? 0);
  const optional = effect?.modes.flatMap(({ resolve }) => (resolve ? [optionalPart(resolve)] : []))[0];
  return optional ? weigh(optional, sceneOf(sight, source)).gain : 0;
};
export const appraiseYesNo: Appraisal = eachChoice((choice, question) =>
  choice.do === 'yes' ? gainOfYes(question) : 0,
);
