/** The rules that are broken one at a time. Each is noticed by a ruling that cites its clause, or the run fails. */
import { ACTIVATION_MUTANTS } from './activation-mutants.ts';
import { ANSWER_MUTANTS } from './answer-mutants.ts';
import { AWAY_MUTANTS } from './away-mutants.ts';
import { BATTLE_MUTANTS } from './battle-mutants.ts';
import { DAMAGE_STEP_MUTANTS } from './damage-step-mutants.ts';
import { EFFECT_MUTANTS } from './effect-mutants.ts';
import { FIELD_LIMIT_MUTANTS } from './field-limit-mutants.ts';
import { FIELD_MUTANTS } from './field-mutants.ts';
import { HIDDEN_MUTANTS } from './hidden-mutants.ts';
import { MATCH_MUTANTS } from './match-mutants.ts';
import type { Mutant } from './mutant.ts';
import { ONE_BY_ONE_MUTANTS } from './one-by-one-mutants.ts';
import { PART_AND_COST_MUTANTS } from './part-and-cost-mutants.ts';
import { POSSIBILITY_MUTANTS } from './possibility-mutants.ts';
import { SUMMONING_MUTANTS } from './summoning-mutants.ts';
import { TURN_AND_CHAIN_MUTANTS } from './turn-and-chain-mutants.ts';
import { VALUE_MUTANTS } from './value-mutants.ts';
import { WORDS_OF_CARDS_MUTANTS } from './words-of-cards-mutants.ts';

export const MUTANTS: readonly Mutant[] = [
  ...TURN_AND_CHAIN_MUTANTS,
  ...SUMMONING_MUTANTS,
  ...ACTIVATION_MUTANTS,
  ...EFFECT_MUTANTS,
  ...FIELD_MUTANTS,
  ...FIELD_LIMIT_MUTANTS,
  ...WORDS_OF_CARDS_MUTANTS,
  ...BATTLE_MUTANTS,
  ...DAMAGE_STEP_MUTANTS,
  ...HIDDEN_MUTANTS,
  ...VALUE_MUTANTS,
  ...AWAY_MUTANTS,
  ...ANSWER_MUTANTS,
  ...POSSIBILITY_MUTANTS,
  ...ONE_BY_ONE_MUTANTS,
  ...PART_AND_COST_MUTANTS,
  ...MATCH_MUTANTS,
];
