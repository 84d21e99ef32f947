/** What happens between the steps: passing, choices that are the only one, free zones, and answers given in advance. */
import { isLegalSelection, type OpenDecision } from '@spellspeed/engine';
import { type Course, fail, ScenarioFailure } from './course.ts';
import type { CardName } from './scenario.ts';

const passIn = (decision: OpenDecision): number[] | null => {
  const index = decision.choices.findIndex((choice) => choice.do === 'pass');
  return index < 0 ? null : [index];
};
const onlyOne = ({ choices, min, max }: OpenDecision): number[] | null =>
  choices.length === 1 && min === 1 && max === 1 ? [0] : null;

/** Takes from the names what this question is about, as many as it wants. */
export const pickCards = (course: Course, decision: OpenDecision, names: CardName[]): number[] | null => {
  const picked: number[] = [];
  while (picked.length < decision.max) {
    const [name] = names;
    if (name === undefined) break;
    const taken = new Set(picked);
    const index = course.indexOf(name, (choice) => !taken.has(decision.choices.indexOf(choice)));
    if (index < 0) break;
    picked.push(index);
    names.shift();
  }
  return picked.length > 0 && isLegalSelection(decision, picked) ? picked : null;
};

/** The answer that the scenario has given in advance. */
const waitingAnswer = (course: Course, decision: OpenDecision): number[] | null => {
  const { waiting } = course;
  if (decision.player !== waiting.player) return null;
  switch (decision.kind) {
    case 'cards':
    case 'attack-target':
    case 'order-triggers': {
      const names = decision.why.for === 'target' ? waiting.targets : waiting.choices;
      const [first] = names;
      const picked = pickCards(course, decision, names);
      if (first !== undefined && picked === null) fail(`${first.text} cannot be chosen now`);
      return picked;
    }
    case 'option': {
      const index = decision.choices.findIndex(
        (choice) => choice.do === 'option' && choice.option + 1 === waiting.option,
      );
      if (waiting.option !== null && index < 0) fail(`option ${waiting.option} cannot be chosen now`);
      waiting.option = null;
      return index < 0 ? null : [index];
    }
    case 'zone': {
      const index = decision.choices.findIndex(
        (choice) => choice.do === 'zone' && choice.place === waiting.place,
      );
      if (waiting.place !== null && index < 0) fail(`zone ${waiting.place + 1} is not free`);
      waiting.place = null;
      return index < 0 ? null : [index];
    }
    default:
      return null;
  }
};

/** The answer to a question that nobody has to decide; null if it is a real choice. */
export const answerBySelf = (course: Course, decision: OpenDecision): number[] | null => {
  if (decision.kind === 'act') return null;
  if (decision.kind === 'respond') return passIn(decision) ?? onlyOne(decision);
  return waitingAnswer(course, decision) ?? onlyOne(decision) ?? (decision.kind === 'zone' ? [0] : null);
};

/** Answers what was given in advance for this activation or action: Tributes, ways, costs, targets, zones. */
export const settleAnnouncement = (course: Course): void => {
  for (;;) {
    const { decision } = course;
    if (decision === null || decision.kind === 'act' || decision.kind === 'respond') return;
    const picked = answerBySelf(course, decision);
    if (picked === null) return;
    course.answer(picked);
  }
};

export type Until = (course: Course) => boolean;
/** Can a player do more than pass? */
export const isRealQuestion: Until = ({ decision }) =>
  decision === null || decision.choices.length > 1 || decision.kind === 'act';
/** Both players pass until then, or until a real choice. The course itself stays where it is. */
export const passedUntil = (course: Course, until: Until): Course => {
  const later = course.fork();
  try {
    while (!until(later)) {
      const { decision } = later;
      const picked = decision === null || decision.kind === 'act' ? null : answerBySelf(later, decision);
      if (picked === null) break;
      later.answer(picked);
    }
  } catch (error) {
    if (!(error instanceof ScenarioFailure)) throw error;
  }
  return later;
};
