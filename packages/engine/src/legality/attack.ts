/** Which monsters can attack, and what they can attack. */
import { modifiersOn } from '../field/applied.ts';
import { NO_DEEDS } from '../moves/move.ts';
import { monstersOf } from '../state/cards-of.ts';
import { type Obstacle, obstacle } from '../state/obstacle.ts';
import type { Deeds } from '../state/state.ts';
import { cardOf, type Table } from '../state/table.ts';
import type { CardId } from '../vocabulary/ids.ts';
import type { BattlePosition } from '../vocabulary/kinds.ts';
import { opponentOf, type Player } from '../vocabulary/players.ts';

/** What the monster has done in the present Battle Phase. */
export const deedsInBattlePhase = (table: Table, card: CardId): Deeds => {
  const { deeds } = cardOf(table, card);
  const { turn, history } = table.state;
  return deeds.turn === turn && deeds.battlePhase === history.battlePhases ? deeds : NO_DEEDS;
};

interface Allowance {
  readonly attacks: number;
  /** More than one attack only on monsters? (battle.multiple-attacks.some-only-on-monsters) */
  readonly onlyOnMonsters: boolean;
  readonly all: 'no' | 'optional' | 'mandatory';
}
/**
 * How often it may attack: once, but a text goes before that rule; of several texts the largest number, they do not add up.
 * (battle.multiple-attacks.granted-by-effects, effects.text-overrides-rules, battle.multiple-attacks.counts-do-not-add-up)
 */
const allowanceOf = (table: Table, card: CardId): Allowance => {
  const several = modifiersOn(table, card, 'attacks');
  const everyMonster = modifiersOn(table, card, 'attacks-all-monsters');
  const best = several.reduce((most, { modifier }) => Math.max(most, modifier.times), 1);
  const onAny = several.some(({ modifier }) => modifier.on === 'any' && modifier.times === best);
  const mandatory = everyMonster.some(({ modifier }) => modifier.use === 'mandatory');
  return {
    attacks: best,
    onlyOnMonsters: best > 1 && !onAny,
    all: mandatory ? 'mandatory' : everyMonster.length > 0 ? 'optional' : 'no',
  };
};

/** May it still attack a monster, as far as the number of attacks goes? */
const attacksLeft = (allowance: Allowance, deeds: Deeds): boolean => {
  if (deeds.attacks === 0 || deeds.attacks < allowance.attacks) return true;
  return allowance.all !== 'no';
};

/** Why it cannot attack this monster. */
const obstacleToAttackMonster = (
  table: Table,
  card: CardId,
  target: CardId,
  deeds: Deeds = deedsInBattlePhase(table, card),
): Obstacle | undefined => {
  const allowance = allowanceOf(table, card);
  // Attacks on monsters and a direct attack exclude each other, unless it must attack them all.
  // (battle.multiple-attacks.monster-attacks-or-one-direct-attack, battle.attack-all.compulsory-version-survives-a-direct-attack)
  if (deeds.attackedDirectly && allowance.onlyOnMonsters && allowance.all !== 'mandatory')
    return obstacle('battle.multiple-attacks.monster-attacks-or-one-direct-attack', card);
  if (deeds.attackedDirectly && allowance.all === 'optional')
    return obstacle('battle.attack-all.excludes-a-direct-attack', card);
  if (deeds.attacks > 0 && deeds.attacks >= allowance.attacks) {
    if (allowance.all === 'no')
      return obstacle('battle.attack.one-declaration-per-monster-and-battle-phase', card);
    // (battle.attack-all.each-monster-once-even-if-the-attack-failed)
    if (deeds.attacked.includes(cardOf(table, target).stay))
      return obstacle('battle.attack-all.each-monster-once-even-if-the-attack-failed', target);
  }
  return undefined;
};

/** Why it cannot attack directly. (battle.attack-declaration.procedure) */
const obstacleToDirectAttack = (
  table: Table,
  card: CardId,
  player: Player,
  deeds: Deeds = deedsInBattlePhase(table, card),
): Obstacle | undefined => {
  const forbidden = modifiersOn(table, card, 'cannot-attack-directly')[0];
  if (forbidden) return obstacle('battle.attack-declaration.procedure', forbidden.scene.source.card);
  const guarded = monstersOf(table, opponentOf(player)).length > 0;
  if (guarded && modifiersOn(table, card, 'attacks-directly').length === 0)
    return obstacle('battle.attack-declaration.procedure', ...monstersOf(table, opponentOf(player)));
  const allowance = allowanceOf(table, card);
  if (deeds.attacks === 0) return undefined;
  if (allowance.all !== 'no' && deeds.attacks >= allowance.attacks)
    return obstacle('battle.attack-all.excludes-a-direct-attack', card);
  return allowance.onlyOnMonsters
    ? obstacle('battle.multiple-attacks.some-only-on-monsters', card)
    : undefined;
};

/** What a monster of the player could attack: monsters, and null for a direct attack. In a replay `deeds` are those before the attack. */
export const attackTargets = (
  table: Table,
  card: CardId,
  player: Player,
  deeds: Deeds = deedsInBattlePhase(table, card),
): readonly (CardId | null)[] => {
  const targets: (CardId | null)[] = monstersOf(table, opponentOf(player)).filter(
    (target) => obstacleToAttackMonster(table, card, target, deeds) === undefined,
  );
  if (obstacleToDirectAttack(table, card, player, deeds) === undefined) targets.push(null);
  return targets;
};

/** Attack Position, or Defense Position where a text lets it. (damage-step.calculation.defense-position-attacker) */
export const mayAttackIn = (table: Table, card: CardId, position: BattlePosition): boolean =>
  position === 'attack' || modifiersOn(table, card, 'attacks-in-defense-position').length > 0;

/** Why a monster cannot declare an attack now. */
export const obstacleToAttack = (table: Table, player: Player, card: CardId): Obstacle | undefined => {
  const { zone, controller, face, position } = cardOf(table, card);
  if (
    table.state.phase !== 'battle' ||
    table.state.timing !== 'battle-step' ||
    table.state.turnPlayer !== player
  )
    return obstacle('battle.battle-step.attack-or-finish', card);
  if (zone !== 'monsters' || controller !== player || face === 'down' || !mayAttackIn(table, card, position))
    return obstacle('battle.attack-declaration.procedure', card);
  const forbidden =
    modifiersOn(table, card, 'cannot-attack')[0] ?? modifiersOn(table, card, 'cannot-declare-attacks')[0];
  if (forbidden) return obstacle('wording.battle.cannot-attack-vs-declare', forbidden.scene.source.card);
  const deeds = deedsInBattlePhase(table, card);
  if (!attacksLeft(allowanceOf(table, card), deeds))
    return obstacle('battle.attack.one-declaration-per-monster-and-battle-phase', card);
  if (attackTargets(table, card, player).length > 0) return undefined;
  const [target] = monstersOf(table, opponentOf(player));
  return target === undefined
    ? obstacleToDirectAttack(table, card, player)
    : (obstacleToAttackMonster(table, card, target) ?? obstacleToDirectAttack(table, card, player));
};

/** Monsters that must still attack before the Battle Phase may end. (wording.style.must-attack) */
export const mustStillAttack = (table: Table, player: Player): CardId[] =>
  monstersOf(table, player).filter(
    (card) =>
      modifiersOn(table, card, 'attacks-all-monsters').some(({ modifier }) => modifier.use === 'mandatory') &&
      monstersOf(table, opponentOf(player)).length > 0 &&
      obstacleToAttack(table, player, card) === undefined,
  );
