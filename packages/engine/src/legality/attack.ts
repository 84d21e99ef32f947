/** Which monsters can attack, and what they can attack. */

import { type Allowance, allowanceOf, forbidsAttacks } from '../field/attacks.ts';
import { modifiersFor, modifiersOn } from '../field/modifiers.ts';
import { guardAgainst } from '../field/new-target.ts';
import { obstacleToUse } from '../field/use.ts';
import { matches } from '../meaning/filter.ts';
import { NO_DEEDS } from '../moves/former.ts';
import { monstersOf } from '../state/cards-of.ts';
import { type Obstacle, obstacle } from '../state/obstacle.ts';
import type { Deeds, Reach } from '../state/state.ts';
import { cardOf, type Table } from '../state/table.ts';
import { obstacleToCarryOut } from '../verbs/carry-out.ts';
import type { CardId, Stay } from '../vocabulary/ids.ts';
import type { BattlePosition } from '../vocabulary/kinds.ts';
import { opponentOf, type Player } from '../vocabulary/players.ts';

/** What the monster has done in the present Battle Phase. */
export const deedsInBattlePhase = (table: Table, card: CardId): Deeds => {
  const { deeds } = cardOf(table, card);
  const { turn, history } = table.state;
  return deeds.turn === turn && deeds.battlePhase === history.battlePhases ? deeds : NO_DEEDS;
};

/**
 * By the number of its attacks, or by attacking every monster once: one or the other. (battle.multiple-attacks.do-not-add-to-attack-all)
 * A direct attack excludes what is for monsters only, unless it must attack them all.
 * (battle.multiple-attacks.monster-attacks-or-one-direct-attack, wording.battle.attack-n-monsters,
 * battle.attack-all.compulsory-version-survives-a-direct-attack) So does an attack on a monster that the text about attacking all of some
 * does not mean. (battle.attack-all.excludes-an-attack-on-another-monster)
 */
const mayAttackMonster = ({ attacks, onAny, onTop, all }: Allowance, deeds: Deeds, target: Stay): boolean => {
  if (onTop > 0 || deeds.attacks < (deeds.attackedDirectly ? onAny : attacks)) return true;
  const once = new Set(deeds.attacked).size === deeds.attacked.length && !deeds.attacked.includes(target);
  return (
    once && (all === 'mandatory' || (all === 'optional' && !deeds.attackedDirectly && !deeds.attackedAnother))
  );
};

const mayAttackDirectlyOnceMore = ({ onAny, onTop }: Allowance, deeds: Deeds): boolean =>
  onTop > 0 || deeds.attacks < onAny;

/**
 * Does it still have the attack that it has declared? What gave it one more may be gone.
 * (battle.attack.that-became-impossible-ends-without-a-damage-step)
 */
export const isAllowed = (table: Table, card: CardId, target: CardId | null, before: Deeds): boolean => {
  if (before.attacks === 0) return true;
  const allowance = allowanceOf(table, card, target, before.attacks);
  return target === null
    ? mayAttackDirectlyOnceMore(allowance, before)
    : mayAttackMonster(allowance, before, cardOf(table, target).stay);
};

const textKeepingOff = (table: Table, card: CardId, target: CardId) =>
  modifiersOn(table, card, 'cannot-target-for-attacks').find(({ modifier, scene }) =>
    matches(table, modifier.which, target, scene),
  );
/** Does a text keep the monster from attacking this one? (battle.replay.target-no-longer-attackable) */
export const isKeptOff = (table: Table, card: CardId, target: CardId): boolean =>
  textKeepingOff(table, card, target) !== undefined;

/** The texts that restrict what a monster can attack, and the monsters of its opponent that they leave it. */
export const reachOf = (table: Table, card: CardId): Reach => ({
  texts: modifiersOn(table, card, 'cannot-target-for-attacks').map(({ path, since }) => `${path}@${since}`),
  monsters: monstersOf(table, opponentOf(cardOf(table, card).controller)).filter(
    (target) => !isKeptOff(table, card, target),
  ),
});

/** May it attack directly, past monsters if there are any? (battle.replay.direct-attack-no-longer-allowed) */
export const mayAttackDirectly = (table: Table, card: CardId): boolean =>
  modifiersOn(table, card, 'cannot-attack-directly').length === 0 &&
  (modifiersOn(table, card, 'attacks-directly').length > 0 ||
    monstersOf(table, opponentOf(cardOf(table, card).controller)).length === 0);

/** Why it cannot attack this monster. */
const obstacleToAttackMonster = (
  table: Table,
  card: CardId,
  target: CardId,
  deeds: Deeds = deedsInBattlePhase(table, card),
): Obstacle | undefined => {
  const guarded = guardAgainst(table, card, target);
  if (guarded) return obstacle('battle.attack-declaration.procedure', guarded.scene.source.card);
  const keptOff = textKeepingOff(table, card, target);
  if (keptOff) return obstacle('battle.attack-declaration.procedure', keptOff.scene.source.card);
  // Each has one attack.
  if (deeds.attacks === 0) return undefined;
  const allowance = allowanceOf(table, card, target, deeds.attacks);
  const { stay } = cardOf(table, target);
  if (mayAttackMonster(allowance, deeds, stay)) return undefined;
  if (deeds.attackedDirectly && allowance.all === 'optional')
    // (wording.battle.attack-all)
    return obstacle('battle.attack-all.excludes-a-direct-attack', card);
  if (deeds.attackedAnother && allowance.all === 'optional')
    return obstacle('battle.attack-all.excludes-an-attack-on-another-monster', card);
  // (battle.attack-all.each-monster-once-even-if-the-attack-failed)
  if (allowance.all !== 'no' && deeds.attacked.includes(stay))
    return obstacle('battle.attack-all.each-monster-once-even-if-the-attack-failed', target);
  if (allowance.all !== 'no') return obstacle('battle.multiple-attacks.do-not-add-to-attack-all', card);
  return deeds.attacks < allowance.attacks
    ? obstacle('battle.multiple-attacks.monster-attacks-or-one-direct-attack', card)
    : obstacle('battle.attack.one-declaration-per-monster-and-battle-phase', card);
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
  if (deeds.attacks === 0) return undefined;
  const allowance = allowanceOf(table, card, null, deeds.attacks);
  if (mayAttackDirectlyOnceMore(allowance, deeds)) return undefined;
  if (deeds.attacks < allowance.attacks)
    return obstacle('battle.multiple-attacks.some-only-on-monsters', card);
  return allowance.all === 'no'
    ? obstacle('battle.attack.one-declaration-per-monster-and-battle-phase', card)
    : obstacle('battle.attack-all.excludes-a-direct-attack', card);
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

/** Why a monster of the player that can attack cannot attack this monster, or with null directly. */
export const obstacleToAttackTarget = (
  table: Table,
  player: Player,
  card: CardId,
  target: CardId | null,
): Obstacle | undefined => {
  const deeds = deedsBeforeAttack(table, card);
  if (target === null) return obstacleToDirectAttack(table, card, player, deeds);
  return monstersOf(table, opponentOf(player)).includes(target)
    ? obstacleToAttackMonster(table, card, target, deeds)
    : obstacle('battle.attack-declaration.procedure', target);
};
/** In a replay the attack that is chosen again does not count. */
const deedsBeforeAttack = (table: Table, card: CardId): Deeds => {
  const { battle, decision } = table.state;
  return battle && decision?.why.for === 'replay' ? battle.before : deedsInBattlePhase(table, card);
};

/** Attack Position, or Defense Position where a text lets it. (damage-step.calculation.defense-position-attacker) */
export const mayAttackIn = (table: Table, card: CardId, position: BattlePosition): boolean =>
  position === 'attack' || modifiersOn(table, card, 'attacks-in-defense-position').length > 0;

/** Must it attack again before anything else attacks? */
const isBoundToAttackAgain = (table: Table, player: Player, card: CardId): boolean =>
  modifiersOn(table, card, 'attacks-again').some(({ modifier }) => modifier.use === 'mandatory') &&
  obstacleToOwnAttack(table, player, card) === undefined;

/** Why a monster cannot declare an attack now. (wording.style.must-attack, faq.must.attack-is-an-effect) */
export const obstacleToAttack = (table: Table, player: Player, card: CardId): Obstacle | undefined => {
  const first = monstersOf(table, player).find((each) => isBoundToAttackAgain(table, player, each));
  return first === undefined || first === card
    ? obstacleToOwnAttack(table, player, card)
    : obstacle('wording.style.must-attack', first);
};

const obstacleToOwnAttack = (table: Table, player: Player, card: CardId): Obstacle | undefined => {
  const { zone, controller, face, position } = cardOf(table, card);
  if (
    table.state.phase !== 'battle' ||
    table.state.timing !== 'battle-step' ||
    table.state.turnPlayer !== player
  )
    return obstacle('battle.battle-step.attack-or-finish', card);
  if (zone !== 'monsters' || controller !== player || face === 'down' || !mayAttackIn(table, card, position))
    return obstacle('battle.attack-declaration.procedure', card);
  // What binds the player binds for an unaffected monster, too. (faq.resist.player-cannot-declare-attacks)
  const forbidden = forbidsAttacks(table, card);
  if (forbidden) return obstacle('wording.battle.cannot-attack-vs-declare', forbidden.scene.source.card);
  const unusable = obstacleToUse(table, player, card) ?? obstacleBesideOthers(table, player, card);
  if (unusable) return unusable;
  const targets = attackTargets(table, card, player);
  if (targets.length > 0) return obstacleToPayForAttack(table, card);
  const [target] = monstersOf(table, opponentOf(player));
  return target === undefined
    ? obstacleToDirectAttack(table, card, player)
    : (obstacleToAttackMonster(table, card, target) ?? obstacleToDirectAttack(table, card, player));
};

/** Have so many other monsters attacked that a text lets no more attack? (battle.attack.only-so-many-monsters) */
const obstacleBesideOthers = (table: Table, player: Player, card: CardId): Obstacle | undefined => {
  const texts = modifiersFor(table, player, 'attacking-monsters');
  if (texts.length === 0) return undefined;
  const { attackers, battlePhases } = table.state.history;
  const text = texts.find(({ modifier: { most, within } }) => {
    const those = attackers.filter((each) => within === 'turn' || each.battlePhase === battlePhases);
    const stays = new Set(those.map(({ stay }) => stay));
    return !stays.has(cardOf(table, card).stay) && stays.size >= most;
  });
  return text && obstacle('battle.attack.only-so-many-monsters', text.scene.source.card);
};

/** Can what its attack costs be done? */
const obstacleToPayForAttack = (table: Table, card: CardId): Obstacle | undefined => {
  for (const { modifier, scene } of modifiersOn(table, card, 'attack-cost')) {
    const unpayable = obstacleToCarryOut(table, modifier.cost, scene, 'cost');
    if (unpayable) return unpayable;
  }
  return undefined;
};

/** Monsters that must still attack before the Battle Phase may end. (wording.style.must-attack) */
export const mustStillAttack = (table: Table, player: Player): CardId[] =>
  monstersOf(table, player).filter(
    (card) =>
      isBoundToAttackAgain(table, player, card) ||
      (modifiersOn(table, card, 'must-attack').length > 0 &&
        obstacleToAttack(table, player, card) === undefined) ||
      (modifiersOn(table, card, 'attacks-all-monsters').some(
        ({ modifier }) => modifier.use === 'mandatory',
      ) &&
        monstersOf(table, opponentOf(player)).length > 0 &&
        obstacleToAttack(table, player, card) === undefined),
  );
