/**
 * A battle is judged after every step of the duel, so that what changes it for one link of a Chain alone counts as well. What becomes of
 * the attack is told with the effect that changed it, as no moment of its own: nothing misses its timing by it.
 */
import { modifiersOn } from '../../field/modifiers.ts';
import { isAllowed, isKeptOff, mayAttackDirectly, mayAttackIn, reachOf } from '../../legality/attack.ts';
import { isStill, mention } from '../../state/cards-of.ts';
import { deliver, write } from '../../state/door.ts';
import type { BattleState, Reach } from '../../state/state.ts';
import { cardOf, type Table } from '../../state/table.ts';

export const judgeBattle = (table: Table): void => {
  const { battle } = table.state;
  if (!battle || battle.ended !== null) return;
  if (battle.stage === 'declared') judgeAttack(table, battle);
  else if (battle.stage === 'damage-step') judgeDamageStep(table, battle);
};

/** Does the declared attack go on, end, or meet a replay? */
const judgeAttack = (table: Table, battle: BattleState): void => {
  // (battle.end-step.end-the-battle-phase-moves-to-the-end-step)
  if (table.state.skipTo !== null) stopAttack(table, 'stopped');
  else if (!canGoOn(table, battle)) stopAttack(table, 'impossible');
  else noteReach(table, battle);
};
const noteReach = (table: Table, battle: BattleState): void => {
  const reach = reachOf(table, battle.attacker.card);
  const replay = battle.replay || needsReplay(table, battle, reach);
  if (replay !== battle.replay || !isSame(reach, battle.reach))
    write(table, 'battle', { ...battle, reach, replay });
};

/** It is over at once, and does not revive. (battle.attacking-monster.definition) */
export const stopAttack = (table: Table, how: 'impossible' | 'given-up' | 'stopped'): void => {
  const { battle } = table.state;
  if (!battle || battle.ended) return;
  deliver(table, { what: 'attack-stopped', attacker: mention(table, battle.attacker.card), how });
  write(table, 'battle', { ...battle, ended: how });
};

/** Is the attacker where it attacked from, and in a position in which it may? */
export const isFit = (table: Table, { attacker, player, insideEffect }: BattleState): boolean => {
  if (!isStill(table, attacker)) return false;
  const { zone, controller, face, position } = cardOf(table, attacker.card);
  return (
    zone === 'monsters' &&
    face === 'up' &&
    (controller === player || insideEffect) &&
    mayAttackIn(table, attacker.card, position)
  );
};

/** Can the attack still be carried on? (battle.attack.that-became-impossible-ends-without-a-damage-step) */
const canGoOn = (table: Table, battle: BattleState): boolean => {
  const { attacker, target, madeDirect, before } = battle;
  if (!isFit(table, battle)) return false;
  if (!madeDirect && !isAllowed(table, attacker.card, target?.card ?? null, before)) return false;
  // "Cannot attack" stops it, "cannot declare an attack" does not.
  // (battle.attack.cannot-attack-stops-a-declared-attack, battle.attack.cannot-declare-does-not-stop-a-declared-attack)
  return modifiersOn(table, attacker.card, 'cannot-attack').length === 0;
};

/**
 * The target cannot be attacked any more, or a restriction on the attacker that began or was lifted has changed what it may attack. What
 * cannot be targeted for attacks any more stays attacked. (battle.replay.target-no-longer-attackable,
 * battle.replay.direct-attack-no-longer-allowed, battle.replay.monster-count-changes, battle.replay.none-when-an-existing-target-becomes-untargetable)
 */
const needsReplay = (table: Table, battle: BattleState, reach: Reach): boolean => {
  const { attacker, target, player } = battle;
  if (!areSame(reach.texts, battle.reach.texts) && !areSame(reach.monsters, battle.reach.monsters))
    return true;
  if (target === null) return !battle.madeDirect && !mayAttackDirectly(table, attacker.card);
  const isThere =
    isStill(table, target) &&
    cardOf(table, target.card).zone === 'monsters' &&
    cardOf(table, target.card).controller !== player;
  return !isThere || isKeptOff(table, attacker.card, target.card);
};

const areSame = <T>(some: readonly T[], others: readonly T[]): boolean =>
  some.length === others.length && some.every((each, at) => each === others[at]);
const isSame = (one: Reach, other: Reach): boolean =>
  areSame(one.texts, other.texts) && areSame(one.monsters, other.monsters);

/**
 * Before damage calculation an attacker that has gone, or that was turned to Defense Position or face-down, breaks the battle off; one that
 * can no longer be used does not. (damage-step.calculation.defense-position-attacker, damage-step.remaining-timings-still-take-place,
 * effects.cannot-use.already-attacking)
 */
const judgeDamageStep = (table: Table, battle: BattleState): void => {
  if (battle.calculated || battle.brokenOff || isFit(table, battle)) return;
  write(table, 'battle', { ...battle, brokenOff: true });
};
