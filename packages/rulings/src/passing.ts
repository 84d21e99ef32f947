/** What happens between the steps: passing, choices that are the only one, free zones, and answers given in advance. */
import { isLegalSelection, type OpenDecision } from '@spellspeed/engine';
import type { CardName } from './card-name.ts';
import { type Course, fail, ScenarioFailure } from './course.ts';
import { describeChoice, describeChoices, optionTexts } from './describe.ts';

const passIn = (decision: OpenDecision): number[] | null => {
  const index = decision.choices.findIndex((choice) => choice.do === 'pass');
  return index < 0 ? null : [index];
};
/** The legal answer, if there is just one. */
const onlyOne = (decision: OpenDecision): number[] | null => {
  const { choices, min, max, constraints } = decision;
  if (choices.length === 1 && min === 1 && max === 1) return [0];
  return constraints.length === 0 || choices.length > 8 ? null : soleSelection(decision);
};
const soleSelection = (decision: OpenDecision): number[] | null => {
  const found: number[][] = [];
  const search = (picked: number[], from: number): void => {
    if (found.length > 1) return;
    if (isLegalSelection(decision, picked)) found.push(picked);
    for (let index = from; index < decision.choices.length; index++) search([...picked, index], index + 1);
  };
  search([], 0);
  const [only, other] = found;
  return only !== undefined && other === undefined ? only : null;
};

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

/** The way whose number it is, or the one whose text has these words. */
export const optionNamed = (course: Course, decision: OpenDecision, word: string): number => {
  const choices = decision.choices.map((choice) => (choice.do === 'option' ? choice.option : -1));
  if (/^\d+$/.test(word)) return choices.indexOf(Number(word) - 1);
  const texts = optionTexts(course, decision);
  const wanted = wordsOf(word);
  const scores = choices.map((option) => {
    const has = new Set(wordsOf(texts[option] ?? ''));
    return wanted.filter((each) => has.has(each)).length / Math.max(wanted.length, 1);
  });
  const best = Math.max(...scores);
  return best >= MOST_OF_THEM && scores.indexOf(best) === scores.lastIndexOf(best)
    ? scores.indexOf(best)
    : -1;
};
const MOST_OF_THEM = 0.6;
const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
/** The place that a command names. */
export const placeNamed = (course: Course, decision: OpenDecision, word: string): number =>
  decision.choices.findIndex((choice) => describeChoice(course, choice, decision) === `zone ${word}`);

/** The answer that the scenario has given in advance. */
const waitingAnswer = (course: Course, decision: OpenDecision): number[] | null => {
  const { player } = decision;
  switch (decision.kind) {
    case 'cards':
    case 'attack-target':
    case 'order-triggers': {
      const pile = decision.why.for === 'target' ? 'targets' : 'choices';
      const names = course.waitingFor(player, (waiting) => waiting[pile].length > 0)[pile];
      const [first] = names;
      const picked = pickCards(course, decision, names);
      // A cost with one possibility is paid with it, and the name is for a later question.
      const isForLater = decision.why.for === 'cost' && onlyOne(decision) !== null;
      if (first !== undefined && picked === null && !isForLater)
        fail(`${first.text} cannot be chosen now; ${describeChoices(course)}`);
      return picked;
    }
    case 'option': {
      const waiting = course.waitingFor(player, ({ option }) => option !== null);
      if (waiting.option === null) return null;
      const index = optionNamed(course, decision, waiting.option);
      if (index < 0) fail(`option ${waiting.option} cannot be chosen now; ${describeChoices(course)}`);
      waiting.option = null;
      return [index];
    }
    case 'zone': {
      const waiting = course.waitingFor(player, ({ place }) => place !== null);
      if (waiting.place === null) return null;
      const index = placeNamed(course, decision, waiting.place);
      if (index < 0) fail(`zone ${waiting.place} is not free; ${describeChoices(course)}`);
      waiting.place = null;
      return [index];
    }
    case 'yes-no': {
      const { tributes } = course.waitingFor(player, ({ choices }) => choices.length > 0);
      const index = decision.choices.findIndex((choice) => choice.do === 'yes');
      return tributes && decision.why.for === 'tribute' ? [index] : null;
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
  goOnUntil(later, until);
  return later;
};
/** The same with this course. */
export const goOnUntil = (course: Course, until: Until): void => {
  try {
    while (!until(course)) {
      const { decision } = course;
      const picked = decision === null || decision.kind === 'act' ? null : answerBySelf(course, decision);
      if (picked === null) break;
      course.answer(picked);
    }
  } catch (error) {
    if (!(error instanceof ScenarioFailure)) throw error;
  }
};
