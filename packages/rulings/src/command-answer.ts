/** Which choices of a question carry out a command. */

import type { OfferedChoice, OpenDecision, Player } from '@spellspeed/engine';
import { type Effect, isPendulumEffect, printedNumber } from '@spellspeed/engine/language';
import type { CardName } from './card-name.ts';
import type { CardState, Course } from './course.ts';
import { describeChoice } from './describe.ts';
import { nameOfCard, passcodeOf } from './names.ts';
import { optionNamed, pickCards, placeNamed } from './passing.ts';
import { scenarioPool } from './pool.ts';
import type { Command, EffectName } from './scenario.ts';

export type CardCommand = Extract<Command, { readonly card: CardName }>;

/** Is effect `index` of the card the one that is named? */
export const isNamedEffect = (
  { passcode, gained }: Pick<CardState, 'passcode' | 'gained'>,
  index: number,
  name: EffectName | null,
): boolean => {
  if (name === null) return true;
  const effects = scenarioPool().withGained(passcode, gained)?.card.effects ?? [];
  if (name === 'none') return effects[index]?.effect === 'card-activation';
  const effect = effects[index];
  return (
    effect !== undefined &&
    printedNumber(effects, index) === name.number &&
    !comesUpBeside(effects, index) &&
    isPendulumEffect(effect) === (name.of === 'pendulum')
  );
};
/** The activation of a card that only comes face-up has no number where an effect of the card has the same. */
const comesUpBeside = (effects: readonly Effect[], index: number): boolean => {
  const effect = effects[index];
  return (
    effect?.effect === 'card-activation' &&
    effect.modes.every(({ resolve }) => resolve === undefined) &&
    effects.some(
      (_, other) => other !== index && printedNumber(effects, other) === printedNumber(effects, index),
    )
  );
};
/** Does the choice activate what the command says? */
export const effectFits = (course: Course, command: Command, choice: OfferedChoice): boolean => {
  if (command.do !== 'activate' || !(choice.do === 'activate' || choice.do === 'carry-out')) return false;
  const card = course.cardState(course.idOf(choice.card));
  if (command.fromHand && card.zone !== 'hand') return false;
  return choice.do === 'carry-out' || isNamedEffect(card, choice.effect, command.effect);
};

/** Does this choice carry out the command, its card aside? */
const choiceFits = (course: Course, command: CardCommand, choice: OfferedChoice): boolean => {
  switch (command.do) {
    case 'set':
      return choice.do === 'set-card' || choice.do === 'set-monster';
    case 'change-position':
      return choice.do === 'change-position' && choice.to === command.to;
    case 'activate':
      return effectFits(course, command, choice);
    case 'special-summon':
      return choice.do === 'special-summon' && (!command.otherWay || choice.by === 'other-procedure');
    default:
      return choice.do === command.do;
  }
};

type Fits = (choice: OfferedChoice) => boolean;
const indexesOf = (decision: OpenDecision, fits: Fits): number[] =>
  decision.choices.flatMap((choice, index) => (fits(choice) ? [index] : []));
const first = (decision: OpenDecision, fits: Fits): number[][] =>
  indexesOf(decision, fits)
    .slice(0, 1)
    .map((index) => [index]);

export const intoPhase = (decision: OpenDecision, phase: string): number[] | null =>
  first(decision, (choice) => choice.do === 'enter-phase' && choice.phase === phase)[0] ?? null;
export const endBattle = (decision: OpenDecision): number[] | null =>
  first(decision, (choice) => choice.do === 'end-battle')[0] ?? null;

/** The answer that aims an attack at what the command names. */
export const targetAnswer = (
  course: Course,
  decision: OpenDecision,
  target: CardName | 'directly' | null,
): number[] | null => {
  if (target === null) return null;
  if (target === 'directly') return first(decision, (choice) => choice.do === 'attack-directly')[0] ?? null;
  const index = course.indexOf(target);
  return index < 0 ? null : [index];
};
const attackAnswers = (
  course: Course,
  decision: OpenDecision,
  command: CardCommand & { do: 'attack' },
): (number[] | null)[] => {
  if (decision.kind !== 'attack-target')
    return course.indexesOf(command.card, (choice) => choice.do === 'attack').map((index) => [index]);
  // In a replay the same command chooses again.
  const { why } = decision;
  if (!('card' in why) || why.card === undefined) return [];
  return course.cardsNamed(command.card).includes(course.idOf(why.card))
    ? [targetAnswer(course, decision, command.target)]
    : [];
};

/** What has to be activated has been, and only asks for the targets that the command names. */
const asksForItsTargets = (
  course: Course,
  { kind, why }: OpenDecision,
  command: CardCommand & { do: 'activate' },
): boolean =>
  command.answers.targets.length > 0 &&
  kind === 'cards' &&
  why.for === 'target' &&
  why.card !== undefined &&
  course.cardsNamed(command.card).includes(course.idOf(why.card));

const chosenCards = (
  course: Course,
  decision: OpenDecision,
  names: readonly CardName[],
): readonly (number[] | null)[] =>
  decision.kind === 'respond' || decision.kind === 'act' ? [] : [pickCards(course, decision, [...names])];

/** Card names may be declared in any language. */
const declaredWord = (word: string): string => {
  const passcode = passcodeOf(word);
  return passcode === null ? word : nameOfCard(passcode);
};
const said = (course: Course, decision: OpenDecision, text: string): number[][] =>
  first(decision, (choice) => describeChoice(course, choice, decision).toLowerCase() === text.toLowerCase());
const found = (index: number): number[][] => (index < 0 ? [] : [[index]]);

/** The answers that may carry out the command now, the likeliest first; none if the question is another one. */
export const answersFor = (
  course: Course,
  decision: OpenDecision,
  command: Command,
): readonly (number[] | null)[] => {
  switch (command.do) {
    case 'attack':
      return attackAnswers(course, decision, command);
    case 'normal-summon':
    case 'set':
    case 'special-summon':
    case 'flip-summon':
    case 'change-position':
    case 'activate':
      if (command.do === 'activate' && asksForItsTargets(course, decision, command))
        return [pickCards(course, decision, [...command.answers.targets])];
      return course
        .indexesOf(command.card, (choice) => choiceFits(course, command, choice))
        .map((index) => [index]);
    case 'pendulum-summon':
      return first(decision, (choice) => choice.do === 'pendulum-summon');
    case 'phase': {
      const entered = intoPhase(decision, command.phase);
      return [entered ?? (command.phase === 'main2' ? endBattle(decision) : null)];
    }
    case 'end-turn':
      return [intoPhase(decision, 'end')];
    case 'pass':
    case 'yes':
    case 'no':
    case 'stop-attack':
      return first(decision, (choice) => choice.do === command.do);
    case 'choose':
    case 'order':
      return chosenCards(course, decision, command.cards);
    case 'option':
      return decision.kind === 'option' ? found(optionNamed(course, decision, command.word)) : [];
    case 'zone':
      return decision.kind === 'zone' ? found(placeNamed(course, decision, command.word)) : [];
    case 'position':
      return first(decision, (choice) => choice.do === 'position' && choice.position === command.position);
    case 'show':
      return said(course, decision, `show ${command.sign}`);
    case 'go':
      return said(course, decision, `go ${command.order}`);
    case 'surrender':
    case 'exchange':
    case 'register':
      return [];
    case 'number':
    case 'declare':
      return said(course, decision, `${command.do} ${declaredWord(command.word)}`);
  }
};

/** Moves that a command implies: to attack, or on the way to Main Phase 2, the Battle Phase is entered; to end the turn, it is ended. */
export const impliedMove = (decision: OpenDecision, command: Command, player: Player): number[] | null => {
  if (decision.kind !== 'act' || decision.player !== player) return null;
  if (command.do === 'attack' || (command.do === 'phase' && command.phase === 'main2'))
    return intoPhase(decision, 'battle');
  if (command.do === 'end-turn' || (command.do === 'phase' && command.phase === 'end'))
    return endBattle(decision);
  return null;
};
