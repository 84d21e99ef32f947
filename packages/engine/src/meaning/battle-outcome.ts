/** What damage calculation would give with the values of this moment: those of damage calculation decide. (damage-step.calculation.values-of-this-timing-decide) */
import { isStill } from '../state/cards-of.ts';
import { cardOf, type Table } from '../state/table.ts';
import type { CardId } from '../vocabulary/ids.ts';
import { opponentOf, type Player } from '../vocabulary/players.ts';

/** Battle damage: who takes it, how much, and which monster inflicts it. */
export interface Damage {
  readonly player: Player;
  readonly amount: number;
  readonly by: CardId;
}
export interface BattleOutcome {
  /** Before effects that change it. */
  readonly damage: Damage | null;
  /** What piercing would inflict: how much the ATK exceeds the DEF. (damage-step.battle-damage.piercing-amount) */
  readonly piercing: Damage | null;
  /** The monsters with the lower value, before effects that protect them. */
  readonly losers: readonly CardId[];
}
const NOTHING: BattleOutcome = { damage: null, piercing: null, losers: [] };
const some = (player: Player, amount: number, by: CardId): Damage | null =>
  amount > 0 ? { player, amount, by } : null;

/** The ATK with which it fights: in Defense Position an attacker's DEF takes its place. (damage-step.calculation.defense-position-attacker) */
export const valueInBattle = (table: Table, card: CardId): number => {
  const isAttacker = table.state.battle?.attacker.card === card;
  const value = isAttacker && cardOf(table, card).position === 'defense' ? 'def' : 'atk';
  return table.look.battleStat(table, card, value) ?? 0;
};

/** Null when there is no battle to calculate. (damage-step.calculation.against-attack-position …) */
export const battleOutcome = (table: Table): BattleOutcome | null => {
  const { battle } = table.state;
  if (battle === null || battle.ended !== null || !isStill(table, battle.attacker)) return null;
  const attacker = battle.attacker.card;
  const attack = valueInBattle(table, attacker);
  // A direct attack gives the opponent battle damage equal to the ATK. (damage-step.calculation.direct-attack)
  if (battle.target === null)
    return { ...NOTHING, damage: some(opponentOf(battle.player), attack, attacker) };
  if (!isStill(table, battle.target)) return null;
  // Only an effect that makes them battle lets monsters of one player do so. (damage-step.calculation.not-between-monsters-of-one-player)
  const areOpposed = cardOf(table, battle.target.card).controller !== cardOf(table, attacker).controller;
  return areOpposed || battle.insideEffect ? between(table, attacker, battle.target.card, attack) : null;
};

/** The controller of the monster with less takes the difference. (damage-step.calculation.against-attack-position) */
const between = (table: Table, attacker: CardId, target: CardId, attack: number): BattleOutcome => {
  const attacking = cardOf(table, attacker).controller;
  const { controller: attacked, position } = cardOf(table, target);
  if (position === 'defense') {
    const defense = table.look.battleStat(table, target, 'def') ?? 0;
    // Higher ATK destroys without battle damage; higher DEF damages the attacking player. (damage-step.calculation.against-defense-position)
    return attack > defense
      ? { damage: null, piercing: some(attacked, attack - defense, attacker), losers: [target] }
      : { ...NOTHING, damage: some(attacking, defense - attack, target) };
  }
  const answer = table.look.battleStat(table, target, 'atk') ?? 0;
  if (attack > answer)
    return { damage: some(attacked, attack - answer, attacker), piercing: null, losers: [target] };
  if (attack < answer)
    return { damage: some(attacking, answer - attack, target), piercing: null, losers: [attacker] };
  // Equal and not 0: both are destroyed. (damage-step.calculation.zero-atk)
  return { ...NOTHING, losers: attack === 0 ? [] : [attacker, target] };
};
