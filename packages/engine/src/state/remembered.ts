/**
 * What the duel must remember of a turn because a text may ask for it later. Each condition, and each deed of this turn that a filter can ask
 * for, says what it needs: one that is missing here does not compile.
 */
import type { Condition } from '../language/condition.ts';
import type { Oath } from '../language/effect.ts';
import type { Test } from '../language/filter.ts';

/** What was activated; what was Summoned; what was destroyed; what was sent to a GY; which effects of a card were applied. */
export type Memory = 'activations' | 'summons' | 'destruction' | 'sending' | 'applied-effects';
/** What a text needs; null: nothing, or what is always remembered. */
type Needed = Memory | null;

export const NEEDED_BY_CONDITION: { readonly [C in Condition['if']]: Needed } = {
  exist: null,
  turn: null,
  phase: null,
  timing: null,
  matches: null,
  'all-match': null,
  'called-right': null,
  'left-the-field': null,
  'was-face-down-at-damage-step-start': null,
  'attacks-directly': null,
  'destroyed-by-this-battle': null,
  'activated-from': null,
  'activated-this-turn': null,
  'attacked-this-turn': null,
  'came-this-turn': null,
  'flipped-this-turn': null,
  'pendulum-effect-activated': 'activations',
  'effect-activated-this-turn': 'activations',
  'summoned-this-turn': 'summons',
  'destroyed-this-turn': 'destruction',
  'destroyed-by-battle-this-turn': 'destruction',
  'sent-to-gy-this-turn': 'sending',
  battled: null,
  'battled-this-turn': null,
  'attacks-declared-this-turn': null,
  'same-names-in-chain': null,
  'would-take-battle-damage': null,
  'effect-applied-this-turn': 'applied-effects',
  'at-least': null,
  all: null,
  any: null,
  not: null,
};

type DeedOfThisTurn = Extract<Test, { test: 'this-turn' }>['it'];
export const NEEDED_BY_DEED: { readonly [D in DeedOfThisTurn]: Needed } = {
  'declared-attack': null,
  attacked: null,
  destroyed: 'destruction',
  'destroyed-by-battle': 'destruction',
};

/** Other parts of the effect language may hold a condition as `if`: it alone has a word there. */
export const isCondition = (part: object): part is Condition => 'if' in part && typeof part.if === 'string';
const isDeedOfThisTurn = (part: object): part is Extract<Test, { test: 'this-turn' }> =>
  'test' in part && part.test === 'this-turn';
const neededBy = (part: object): Needed => {
  if (asksForActivations(part)) return 'activations';
  if (forbidsSummons(part)) return 'summons';
  if (isCondition(part)) return asksHowItCame(part) ? 'destruction' : NEEDED_BY_CONDITION[part.if];
  return isDeedOfThisTurn(part) ? NEEDED_BY_DEED[part.it] : null;
};

/** "because it was destroyed and sent there this turn" */
const asksHowItCame = (part: Condition): boolean =>
  part.if === 'came-this-turn' && part.destroyed !== undefined;

const asksForActivations = (part: object): boolean =>
  ('count' in part && part.count === 'activated-this-turn') ||
  ('test' in part && part.test === 'activated-effect') ||
  ('modifies' in part && part.modifies === 'activation-times') ||
  forbidsActivations(part);
/** "You cannot activate other cards the turn you activate this effect": it looks back over the turn. */
const forbidsActivations = (part: object): boolean =>
  (part as { readonly oath?: Oath }).oath?.modifiers.some(({ modifies }) => modifies === 'cannot-activate') ??
  false;

/** "You cannot Summon the turn you activate this card": it looks back over the turn. */
const forbidsSummons = (part: object): boolean =>
  'modifies' in part &&
  (part.modifies === 'cannot-normal-summon' ||
    part.modifies === 'cannot-flip-summon' ||
    part.modifies === 'summon-times');

/** What the parts of a definition need. */
export const memoriesFor = (parts: readonly object[]): ReadonlySet<Memory> =>
  new Set(parts.flatMap((part) => neededBy(part) ?? []));
