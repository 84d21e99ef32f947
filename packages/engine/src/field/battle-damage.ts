/** The battle damage that this battle gives, after everything that changes it. (damage-step.battle-damage.amount-checks-come-last) */

import type { Modifier } from '../language/modifier.ts';
import { amountOf } from '../meaning/amount.ts';
import { battleOutcome, type Damage } from '../meaning/battle-outcome.ts';
import { monstersOf } from '../state/cards-of.ts';
import { cardOf, type Table } from '../state/table.ts';
import { gather } from '../vocabulary/gather.ts';
import type { CardId } from '../vocabulary/ids.ts';
import { opponentOf, type Player } from '../vocabulary/players.ts';
import type { Active } from './active.ts';
import { isAnyInForce, modifiersFor, modifiersOn } from './modifiers.ts';
import { sparingDamage } from './spared-damage.ts';

export interface BattleDamage extends Damage {
  readonly piercing: boolean;
}
/** What changes the damage, and how. */
type DamageChange = Active<Extract<Modifier, { modifies: 'battle-damage' }>>;

/** What the battle inflicts in the first place, piercing damage included. (damage-step.battle-damage.damage-inflicted-first-then-changed) */
const inflicted = (table: Table): BattleDamage | null => {
  const { damage = null, piercing = null } = battleOutcome(table) ?? {};
  if (damage) return { ...damage, piercing: false };
  if (!piercing) return null;
  // Piercing makes the excess battle damage. (stats.damage.piercing-is-battle-damage)
  const texts = modifiersOn(table, piercing.by, 'piercing').map(({ modifier }) => modifier.times);
  return texts.length === 0
    ? null
    : { ...piercing, amount: piercing.amount * Math.max(...texts), piercing: true };
};

/**
 * Where both players take the damage, each share passes to the other player as any damage would: it does so once, and stays battle damage,
 * of which a battle gives each player no more than one. (damage-step.battle-damage.own-share-passes-on,
 * damage-step.battle-damage.transfer-does-not-go-back, damage-step.battle-damage.happens-once-per-battle,
 * damage-step.battle-damage.effects-that-say-battle-damage-inflict-battle-damage, wording.battle.battle-damage,
 * stats.damage.redirected-battle-damage-is-battle-damage)
 */
const takersOf = (table: Table, player: Player): readonly Player[] => {
  const isShared = sharesOf(table, player).some(({ modifier }) => modifier.taker === 'both');
  const passesOn = (taker: Player): boolean =>
    sharesOf(table, taker).some(({ modifier }) => modifier.taker === 'opponent');
  const sharing = isShared ? [player, opponentOf(player)] : [player];
  return [...new Set(sharing.map((taker) => (passesOn(taker) ? opponentOf(taker) : taker)))];
};
const sharesOf = (table: Table, player: Player) => modifiersFor(table, player, 'battle-damage-shared');

/** Where both players double or halve, only the turn player does. (damage-step.battle-damage.opposing-modifiers-only-the-turn-player-s) */
const notOpposed = (table: Table, changes: readonly DamageChange[]): readonly DamageChange[] => {
  const own = changes.filter(({ scene }) => scene.you === table.state.turnPlayer);
  return own.length > 0 ? own : changes;
};
const lastOf = (changes: readonly DamageChange[]): DamageChange['modifier']['how'] | undefined =>
  [...changes].sort((a, b) => a.since - b.since).at(-1)?.modifier.how;
const isFixed = ({ modifier }: DamageChange): boolean =>
  modifier.how === 'none' || typeof modifier.how === 'number';

/** Of several that double or halve, the last one counts; a fixed value comes last of all. (damage-step.battle-damage.last-of-double-and-halve-applies, damage-step.battle-damage.fixed-values-apply-last) */
const changed = (table: Table, amount: number, changes: readonly DamageChange[]): number => {
  const fixed = lastOf(changes.filter(isFixed));
  if (fixed !== undefined) return typeof fixed === 'number' ? fixed : 0;
  const last = lastOf(notOpposed(table, changes));
  if (last === 'half') return Math.ceil(amount / 2);
  return last === 'double' ? amount * 2 : amount;
};

const HALF = { modifies: 'battle-damage', how: 'half' } as const;
/** A text that let the monster attack directly past the opponent's monsters may halve the damage to that player. */
const halvedByDirectAttack = (table: Table, player: Player): readonly DamageChange[] => {
  const { battle } = table.state;
  if (!battle || battle.target !== null || battle.player === player) return [];
  const texts = modifiersOn(table, battle.attacker.card, 'attacks-directly');
  const isUsed = texts.length > 0 && texts.every(({ modifier }) => modifier.damage === 'half');
  if (!isUsed || monstersOf(table, player).length === 0) return [];
  return texts.map((text) => ({ ...text, modifier: HALF }));
};

/**
 * What changes the damage that the monster inflicts: to its controller's opponent, or to a player, whoever takes it.
 * (damage-step.battle-damage.transfer-and-change-can-both-apply)
 */
const inflictedOn = (table: Table, player: Player, by: CardId): readonly DamageChange[] =>
  modifiersOn(table, by, 'battle-damage').filter(
    ({ modifier }) => modifier.to === 'any' || cardOf(table, by).controller !== player,
  );

/**
 * Who takes how much; nobody, one player, or both at once. A battle produces battle damage only once. What changes it is asked of the
 * one who takes it. (damage-step.battle-damage.happens-once-per-battle, damage-step.battle-damage.transfer-and-change-can-both-apply)
 */
export const battleDamageNow = (table: Table): readonly BattleDamage[] =>
  damageBeforeSparing(table).filter(({ player }) => sparingDamage(table, player, 'battle').length === 0);

/** The texts that take away damage of this battle because it is the first of the turn. */
export const sparingBattleDamage = (table: Table) =>
  gather(damageBeforeSparing(table), ({ player }) => sparingDamage(table, player, 'battle'));

const damageBeforeSparing = (table: Table): readonly BattleDamage[] => {
  const damage = inflicted(table);
  if (!damage) return [];
  return takersOf(table, damage.player)
    .map((player) => ({
      ...damage,
      player,
      amount: changed(table, damage.amount, [
        ...changesFor(table, player),
        ...halvedByDirectAttack(table, player),
        ...inflictedOn(table, player, damage.by),
      ]),
    }))
    .filter(({ player, amount }) => amount > mostUntaken(table, player));
};

/** What changes the damage for the one who takes it, as far as its player wants it. */
const changesFor = (table: Table, player: Player): readonly DamageChange[] =>
  modifiersFor(table, player, 'battle-damage').filter(
    (change) => change.modifier.use !== 'optional' || decisionOn(table, change) === true,
  );
/** What the player has decided about it in this battle; undefined while it is open. */
const decisionOn = ({ state }: Table, { scene }: DamageChange): boolean | undefined =>
  state.battle?.decided.find(({ card, effect }) => card === scene.source.card && effect === scene.effect)
    ?.yes;

/** The changes about which their player has still to decide, where there is damage to change. */
export const openDamageChanges = (table: Table): readonly DamageChange[] => {
  if (!isAnyInForce(table, 'battle-damage')) return [];
  return gather(battleDamageNow(table), ({ player }) =>
    modifiersFor(table, player, 'battle-damage').filter(
      (change) => change.modifier.use === 'optional' && decisionOn(table, change) === undefined,
    ),
  );
};

/** Damage up to this amount is not taken: asked of the final amount. (damage-step.battle-damage.amount-checks-come-last) */
export const mostUntaken = (table: Table, player: Player): number =>
  modifiersFor(table, player, 'no-damage-up-to').reduce(
    (most, { modifier, amount, scene }) => Math.max(most, amount ?? amountOf(table, modifier.amount, scene)),
    0,
  );
