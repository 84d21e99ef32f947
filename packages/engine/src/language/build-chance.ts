/** Words for what is declared, and for what is left to chance. */

import type { Attribute, CardKind, Race } from '../vocabulary/kinds.ts';
import type { Action } from './action.ts';
import { ifSo } from './build-sequence.ts';
import type { Filter } from './filter.ts';

export const tossCoins = (count: number, as: string): Action => ({ do: 'toss-coins', count, as });
/** "declare 1 card name"; `declaredName` then says it of cards. */
export const declareCardName: Action = { do: 'declare', what: { declare: 'card-name' } };
/** "declare 1 Type", or 1 of these. */
export const declareRace = (...among: readonly Race[]): Action => ({
  do: 'declare',
  what: among.length > 0 ? { declare: 'race', among } : { declare: 'race' },
});
/** "declare 1 Attribute", or 1 of these. */
export const declareAttribute = (...among: readonly Attribute[]): Action => ({
  do: 'declare',
  what: among.length > 0 ? { declare: 'attribute', among } : { declare: 'attribute' },
});
/** "declare 1 Attribute …": one that such a card has */
export const declareAttributeOf = (...of: Filter): Action => ({
  do: 'declare',
  what: { declare: 'attribute', of },
});
/** "declare 1 card type (Monster, Spell, or Trap)", or 1 of these. */
export const declareCardType = (...among: readonly CardKind[]): Action => ({
  do: 'declare',
  what: among.length > 0 ? { declare: 'card-type', among } : { declare: 'card-type' },
});
/** "call it", before `tossCoins(1, …)`; `calledRight` then asks. */
export const callCoinSide: Action = { do: 'declare', what: { declare: 'coin-side' } };
/** "declare a number from 1 to 6"; `noted('declared')` is the number. */
export const declareNumber = (from: number, to: number): Action => ({
  do: 'declare',
  what: { declare: 'number', from, to },
});
/** A table of results: each row is for results up to its number, the last action for all above. */
export const byResult = (
  name: string,
  rows: readonly (readonly [upTo: number, action: Action])[],
  otherwise: Action,
): Action =>
  rows.reduceRight(
    (rest, [left, action]) => ifSo({ if: 'at-least', left, right: { count: 'noted', name } }, action, rest),
    otherwise,
  );
/** "Both players roll a six-sided die. If the rolls are the same, both players roll again." */
export const rollOff = (as: string, opponents: string): Action => ({ do: 'roll-off', as, opponents });
export const rollDie = (as: string): Action => ({ do: 'roll-die', as });
