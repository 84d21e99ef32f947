/** The usual questions. */

import type { Player } from '../vocabulary/players.ts';
import type { Choice, Decision, DecisionKind, Why } from './decision.ts';

/** One of these choices. */
export const oneOf = (
  player: Player,
  kind: DecisionKind,
  why: Why,
  choices: readonly Choice[],
): Decision => ({
  player,
  kind,
  why,
  choices,
  min: 1,
  max: 1,
  constraints: [],
});
/** Activate one of these, or pass. */
export const respondOrPass = (
  player: Player,
  why: Why['for'] & ('fast-effects' | 'simultaneous-triggers' | 'phase-tasks'),
  choices: readonly Choice[],
): Decision => oneOf(player, 'respond', { for: why }, [...choices, { do: 'pass' }]);
/** Yes or no. */
export const yesOrNo = (player: Player, why: Why): Decision =>
  oneOf(player, 'yes-no', why, [{ do: 'yes' }, { do: 'no' }]);
