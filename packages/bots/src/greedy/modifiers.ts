/** What it means for a card, or a player, that a lasting effect applies to it. */
import type { SeenCard } from '@spellspeed/engine';
import type { Amount, Modifier, ModifierName } from '@spellspeed/engine/language';
import { AS_THEY_ARE, type Forces } from './battle.ts';
import { atkOf, defOf } from './sight.ts';

/**
 * `stat`: it depends on the numbers · `guard`: of use in a battle that goes wrong · `given-up`: the card can be Tributed by its opponent · `negated`: its effects are.
 */
export type Bearing = 'good' | 'bad' | 'negated' | 'stat' | 'guard' | 'given-up' | 'neither';

const BEARINGS: { readonly [name in ModifierName]: Bearing } = {
  atk: 'stat',
  def: 'stat',
  'atk-def': 'stat',
  level: 'neither',
  name: 'neither',
  'name-of': 'neither',
  'gains-effects': 'good',
  'gains-original-effects': 'good',
  'loses-this-effect': 'neither',
  race: 'neither',
  controlled: 'bad',
  'each-time': 'good',
  ability: 'neither',
  attribute: 'neither',
  effects: 'negated',
  'activated-effects': 'bad',
  'cannot-declare-attacks': 'bad',
  'cannot-attack': 'bad',
  'cannot-attack-directly': 'bad',
  'cannot-be-attacked': 'good',
  'cannot-target-for-attacks': 'bad',
  'attack-cost': 'bad',
  'cannot-change-position': 'neither',
  'cannot-be-material': 'neither',
  'not-destroyed-by-battle': 'guard',
  'not-destroyed-by-effects': 'good',
  'cannot-be-targeted': 'good',
  'cannot-be-activated': 'bad',
  'negates-what-it-destroys-by-battle': 'neither',
  'battles-with-original-values': 'neither',
  piercing: 'good',
  attacks: 'good',
  'additional-attacks': 'good',
  'attacks-all-monsters': 'good',
  'must-attack': 'bad',
  'attacks-directly': 'good',
  'attacks-again': 'good',
  'attacks-in-defense-position': 'good',
  'counts-as-tributes': 'neither',
  'tributed-by-opponent': 'given-up',
  'not-tributed': 'good',
  'also-attribute': 'neither',
  'also-series': 'neither',
  'activations-not-negated': 'good',
  'activates-without': 'good',
  'activates-as-quick': 'good',
  'silences-opponent': 'neither',
  'destroys-itself': 'bad',
  'stays-in-position': 'neither',
  'cannot-special-summon': 'bad',
  'cannot-use': 'bad',
  'cannot-normal-summon': 'bad',
  'cannot-flip-summon': 'bad',
  'cannot-be-banished': 'good',
  'extra-normal-summon': 'good',
  'summons-without-tributing': 'good',
  'cannot-pay-with': 'bad',
  'not-answered': 'good',
  'entire-material': 'good',
  'normal-summons': 'good',
  'summon-not-negated': 'neither',
  'silences-when-summoned': 'neither',
  'first-destruction-prevented': 'good',
  scale: 'neither',
  unaffected: 'good',
  revealed: 'neither',
  'substitutes-fusion-material': 'neither',
  'no-battle-phase': 'bad',
  'normal-draw': 'good',
  'cannot-draw-by-effects': 'bad',
  'battle-damage': 'guard',
  'battle-damage-shared': 'guard',
  'effect-damage': 'neither',
  'no-damage-up-to': 'neither',
  'first-damage-prevented': 'neither',
  'only-one-face-up': 'neither',
  'kept-as-spell': 'good',
  'set-as-spell': 'neither',
  'cannot-activate': 'bad',
  'destruction-replaced': 'good',
  'banished-instead-of-gy': 'neither',
  'banished-when-it-leaves': 'neither',
  'placed-on-bottom-when-it-leaves': 'neither',
  'shuffled-when-destroyed-by-battle': 'bad',
  'banished-when-destroyed-by-battle': 'bad',
  'banished-as-material': 'neither',
  'negates-what-targets': 'good',
  'not-tributed-for-tribute-summon': 'neither',
  'activated-the-turn-it-was-set': 'neither',
  'treated-as-normal-monster': 'neither',
  'no-simultaneous-special-summons': 'neither',
  'cannot-add-from-deck': 'neither',
  'activates-only-set': 'bad',
  'cannot-banish': 'bad',
  'limits-kinds': 'bad',
  'special-summon-times': 'bad',
  'activation-times': 'bad',
  'summon-times': 'bad',
  'attacking-monsters': 'bad',
};
export const bearingOf = ({ modifies }: Modifier): Bearing => BEARINGS[modifies];

/** How much an amount is; undefined for one that is left aside. */
export type Counted = (amount: Amount) => number | undefined;
/** A value after the modifier. */
const changed = (
  modifier: Modifier,
  stat: 'atk' | 'def',
  value: number,
  original: number,
  counted: Counted,
): number => {
  if (modifier.modifies !== stat && modifier.modifies !== 'atk-def') return value;
  const amount = 'amount' in modifier ? counted(modifier.amount) : undefined;
  if (amount === undefined) return value;
  switch (modifier.how) {
    case 'raise':
      return Math.max(0, value + amount);
    case 'set':
    case 'set-original':
      return amount;
    case 'multiply':
      return value * amount;
    case 'multiply-original':
      return value + original * (amount - 1);
    case 'restore':
      return original;
  }
};

/** The numbers of a battle once these modifiers apply to those cards. */
export const forcesWith = (
  cards: readonly SeenCard[],
  modifiers: readonly Modifier[],
  counted: Counted,
): Forces => {
  const isAffected = (card: SeenCard): boolean => cards.some(({ handle }) => handle === card.handle);
  return {
    atk: (card) =>
      isAffected(card)
        ? modifiers.reduce(
            (value, m) => changed(m, 'atk', value, card.known?.originalAtk ?? 0, counted),
            atkOf(card),
          )
        : AS_THEY_ARE.atk(card),
    def: (card) =>
      isAffected(card)
        ? modifiers.reduce(
            (value, m) => changed(m, 'def', value, card.known?.originalDef ?? 0, counted),
            defOf(card),
          )
        : AS_THEY_ARE.def(card),
  };
};
