/** What an attack brings and costs, in points of ATK, for its attacker. */
import type { SeenCard } from '@spellspeed/engine';
import { atkOf, defOf, isMine, monstersOf, type Sight } from './sight.ts';
import { worthAsMonster } from './worth.ts';

/** Winning outweighs everything. */
export const VICTORY = 1_000_000;
/** How strong an unknown monster in defense is feared to be. */
const FEARED_DEF = 1600;
/** A point of damage against a point of ATK on the field. */
const DAMAGE = 0.4;

export const worthOfDamage = (amount: number, lifePoints: number): number =>
  amount >= lifePoints ? VICTORY : amount * DAMAGE;

/** The numbers of a battle, so that effects can be weighed before they change them. */
export interface Forces {
  readonly atk: (card: SeenCard) => number;
  readonly def: (card: SeenCard) => number;
}
export const AS_THEY_ARE: Forces = { atk: atkOf, def: defOf };

const lifePointsOf = (sight: Sight, card: SeenCard): number =>
  isMine(sight, card) ? sight.yours.lifePoints : sight.theirs.lifePoints;

/** What the attacker's controller gains by the attack; `target` null is a direct attack. */
export const gainOfAttack = (
  sight: Sight,
  attacker: SeenCard,
  target: SeenCard | null,
  forces: Forces = AS_THEY_ARE,
): number => {
  const atk = forces.atk(attacker);
  const foe = isMine(sight, attacker) ? sight.theirs.lifePoints : sight.yours.lifePoints;
  if (target === null) return worthOfDamage(atk, foe);
  if (target.known === null) return atk > FEARED_DEF ? 500 : atk - FEARED_DEF - 100;
  if (target.position === 'defense') return gainAgainstDefense(sight, attacker, target, forces);
  const margin = atk - forces.atk(target);
  if (margin > 0) return worthAsMonster(target) + worthOfDamage(margin, foe);
  if (margin === 0) return atk === 0 ? -1 : worthAsMonster(target) - worthAsMonster(attacker) - 50;
  return -worthAsMonster(attacker) - worthOfDamage(-margin, lifePointsOf(sight, attacker));
};
const gainAgainstDefense = (sight: Sight, attacker: SeenCard, target: SeenCard, forces: Forces): number => {
  const margin = forces.atk(attacker) - forces.def(target);
  if (margin > 0) return worthAsMonster(target);
  return margin === 0 ? -20 : -20 - worthOfDamage(-margin, lifePointsOf(sight, attacker));
};

/** The best that a monster of yours can do by attacking now. */
export const bestAttack = (sight: Sight, attacker: SeenCard): number => {
  const targets = monstersOf(sight.theirs);
  if (targets.length === 0) return gainOfAttack(sight, attacker, null);
  return Math.max(...targets.map((target) => gainOfAttack(sight, attacker, target)));
};
/** What all your monsters in Attack Position could gain this turn. */
export const promiseOfBattle = (sight: Sight): number =>
  monstersOf(sight.yours)
    .filter(({ position, face }) => position === 'attack' && face === 'up')
    .reduce((sum, card) => sum + Math.max(0, bestAttack(sight, card)), 0);

/** What you gain by the battle that is going on; 0 if there is none. */
export const gainOfThisBattle = (sight: Sight, forces: Forces = AS_THEY_ARE): number => {
  const { battle } = sight.view;
  const attacker = battle && sight.cardOf(battle.attacker);
  if (!attacker) return 0;
  const target = battle.target === null ? null : (sight.cardOf(battle.target) ?? null);
  const gain = gainOfAttack(sight, attacker, target, forces);
  return isMine(sight, attacker) ? gain : -gain;
};
