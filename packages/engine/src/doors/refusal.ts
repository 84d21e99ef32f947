/** Why an answer is refused; the duel is unchanged. */
import type { RuleId } from '@spellspeed/rulebook';
import { bug } from '../state/bug.ts';
import type { Decision } from '../state/decision.ts';
import { isLegalSelection } from '../state/selection.ts';
import type { Table } from '../state/table.ts';
import type { Player } from '../vocabulary/players.ts';
import { isPlayer, notAPlayer } from './refused.ts';

/** Why an answer or a surrender was refused. The duel is unchanged. */
export interface Refusal {
  readonly rule: RuleId;
  readonly message: string;
}
export const refused = (rule: RuleId, message: string): Refusal => ({ rule, message });
export const NO_PICKS: readonly number[] = [];

/** Why this player cannot answer now, whatever the answer is. */
export const refusalToAnswer = (
  table: Table,
  decision: Decision | null,
  player: Player | undefined,
): Refusal | undefined => {
  if (table.state.result) return refused('legality.choice.duel-is-over', 'The duel is over.');
  if (decision === null) return bug('the duel asks nothing and is not over');
  if (player !== undefined && player !== decision.player)
    return refused(
      'legality.choice.not-your-question',
      isPlayer(player) ? `Player ${decision.player} is asked, not player ${player}.` : notAPlayer(player),
    );
  return undefined;
};
export const refusalOfPicks = (decision: Decision | null, picked: readonly number[]): Refusal | undefined => {
  if (decision === null) return undefined;
  const { choices, min, max } = decision;
  const wrong = picked.find((index) => !Number.isInteger(index) || index < 0 || index >= choices.length);
  if (wrong !== undefined)
    return refused(
      'legality.choice.not-offered',
      `There is no choice ${wrong}; choose from 0 to ${choices.length - 1}.`,
    );
  if (picked.length < min || picked.length > max || new Set(picked).size < picked.length) {
    const wanted = min === max ? `${min}` : `${min} to ${max}`;
    return refused(
      'legality.choice.too-few-or-too-many',
      `${picked.length} given; choose ${wanted} different ones.`,
    );
  }
  if (!isLegalSelection(decision, picked))
    return refused('legality.choice.not-offered', 'These choices together are not legal.');
  return undefined;
};
