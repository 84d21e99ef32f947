/** What damage calculation would give with the values of this moment. */

import { isStill } from '../state/cards-of.ts';
import { cardOf, type Table } from '../state/table.ts';
import type { CardId } from '../vocabulary/ids.ts';
import { opponentOf } from '../vocabulary/players.ts';

export interface BattleOutcome {
  /** Battle damage by player, before effects that change it. */
  readonly damage: readonly [number, number];
  /** The monsters with the lower value, before effects that protect them. */
  readonly losers: readonly CardId[];
  /** How much the attacker's ATK exceeds the DEF of a Defense Position target: the damage of piercing. (damage-step.battle-damage.piercing-amount) */
  readonly excess: number;
}
const to = (player: 0 | 1, amount: number): readonly [number, number] =>
  player === 0 ? [amount, 0] : [0, amount];

/** Null when there is no battle to calculate. (damage-step.calculation.against-attack-position …) */
export const battleOutcome = (table: Table): BattleOutcome | null => {
  const { battle } = table.state;
  if (battle === null || battle.ended !== null || !isStill(table, battle.attacker)) return null;
  const attack = table.look.stat(table, battle.attacker.card, 'atk') ?? 0;
  const attacked = opponentOf(battle.player);
  // A direct attack gives the opponent battle damage equal to the ATK. (damage-step.calculation.direct-attack)
  if (battle.target === null) return { damage: to(attacked, attack), losers: [], excess: 0 };
  if (!isStill(table, battle.target)) return null;
  const target = battle.target.card;
  if (cardOf(table, target).position === 'defense') {
    const defense = table.look.stat(table, target, 'def') ?? 0;
    // Higher ATK destroys without battle damage; higher DEF damages the attacking player. (damage-step.calculation.against-defense-position)
    if (attack > defense) return { damage: [0, 0], losers: [target], excess: attack - defense };
    return { damage: to(battle.player, defense - attack), losers: [], excess: 0 };
  }
  const answer = table.look.stat(table, target, 'atk') ?? 0;
  if (attack > answer) return { damage: to(attacked, attack - answer), losers: [target], excess: 0 };
  if (attack < answer)
    return { damage: to(battle.player, answer - attack), losers: [battle.attacker.card], excess: 0 };
  // Equal and not 0: both are destroyed. (damage-step.calculation.zero-atk)
  return { damage: [0, 0], losers: attack === 0 ? [] : [battle.attacker.card, target], excess: 0 };
};
