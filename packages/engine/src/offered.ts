/** What is handed out: choices, questions and obstacles with their cards named by handles. It cannot be changed by whoever gets it. */
import type { RuleId } from '@spellspeed/rulebook';
import type { Choice, Decision } from './state/decision.ts';
import type { Obstacle } from './state/obstacle.ts';
import { cardOf, type Table } from './state/table.ts';
import type { CardId, Stay } from './vocabulary/ids.ts';

/** A choice as it is offered: cards are named by their handles. */
export type OfferedChoice = Choice extends infer C
  ? C extends { readonly card: CardId }
    ? Omit<C, 'card'> & { readonly card: Stay }
    : C
  : never;
/** A question as it is put to its player. Answer with the indexes of the choices taken. */
export interface OpenDecision extends Omit<Decision, 'choices' | 'why'> {
  readonly choices: readonly OfferedChoice[];
  readonly why: { readonly for: Decision['why']['for']; readonly card?: Stay; readonly effect?: number };
}
/** What stands in the way of something: the clause that forbids it. */
export interface ExplainedObstacle {
  readonly rule: RuleId;
  /** Handles of the cards that cause it. */
  readonly cards: readonly Stay[];
}

/** It is frozen, and what the state holds is copied first. */
export const offered = (table: Table, choice: Choice): OfferedChoice =>
  // The same choice with its card named by the handle.
  Object.freeze(withHandle(table, { ...choice })) as OfferedChoice;
/** A copy that names its card is written in: it keeps the shape of the choice. */
const withHandle = (table: Table, copy: object & { card?: CardId | Stay }): object => {
  if (copy.card !== undefined) copy.card = cardOf(table, copy.card as CardId).stay;
  return copy;
};

const NO_CONSTRAINTS: Decision['constraints'] = Object.freeze([]);
/** Constraints are lists and records of numbers: a copy, frozen throughout. */
const frozenCopy = <T>(value: T): T => {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return Object.freeze(value.map(frozenCopy)) as T;
  return Object.freeze(
    Object.fromEntries(Object.entries(value).map(([key, member]) => [key, frozenCopy(member)])),
  ) as T;
};

export const openDecision = (table: Table, decision: Decision): OpenDecision => {
  const { player, kind, why, min, max } = decision;
  const choices = Object.freeze(decision.choices.map((choice) => offered(table, choice)));
  const constraints = decision.constraints.length === 0 ? NO_CONSTRAINTS : frozenCopy(decision.constraints);
  const asked = 'card' in why ? { ...why, card: cardOf(table, why.card).stay } : { ...why };
  return Object.freeze({ player, kind, why: Object.freeze(asked), choices, min, max, constraints });
};

export const explained = (table: Table, obstacle: Obstacle | undefined): ExplainedObstacle | null =>
  obstacle ? { rule: obstacle.rule, cards: obstacle.cards.map((card) => cardOf(table, card).stay) } : null;
