/** What would change nothing is no effect: it is neither activated for that alone, nor is a card chosen for it. (effects.condition.what-changes-nothing) */
import { isNegated } from '../field/modifiers.ts';
import type { Amount } from '../language/amount.ts';
import type { Modifier, StatChange } from '../language/modifier.ts';
import { amountOf } from '../meaning/amount.ts';
import { cardsMeantBy } from '../meaning/reference.ts';
import type { Scene } from '../state/scene.ts';
import { cardOf, definitionOf, type Table } from '../state/table.ts';
import type { CardId } from '../vocabulary/ids.ts';
import type { Player } from '../vocabulary/players.ts';

export const WHAT_CHANGES_NOTHING = 'effects.condition.what-changes-nothing';

/** Is the number known already? What only the cost, a target, a roll or an event will tell is not. */
export const isTold = (table: Table, amount: Amount, scene: Scene): boolean => {
  if (typeof amount === 'number') return true;
  switch (amount.count) {
    case 'times':
      return isTold(table, amount.amount, scene);
    case 'sum':
      return amount.of.every((each) => isTold(table, each, scene));
    case 'stat':
      return cardsMeantBy(table, amount.of, scene).length > 0;
    default:
      return false;
  }
};
/** Is it known that nothing is gained, lost or inflicted? */
export const isNothing = (table: Table, amount: Amount, scene: Scene): boolean =>
  isTold(table, amount, scene) && amountOf(table, amount, scene) === 0;

const STATS_OF = { atk: ['atk'], def: ['def'], 'atk-def': ['atk', 'def'] } as const;
type Change = Extract<Modifier, { modifies: keyof typeof STATS_OF }>;

const keepsStat = (table: Table, { how, amount }: Change, now: number, scene: Scene): boolean => {
  const change: StatChange = how;
  if (change === 'multiply') return now === 0;
  if (change === 'raise') return isNothing(table, amount, scene);
  return change === 'set' && isTold(table, amount, scene) && amountOf(table, amount, scene) === now;
};
const keepsStats = (table: Table, change: Change, card: CardId, scene: Scene): boolean =>
  STATS_OF[change.modifies].every((stat) => {
    const now = table.look.stat(table, card, stat);
    return now !== null && keepsStat(table, change, now, scene);
  });
/** A monster that has no effects, or whose effects are negated already. */
const hasNothingToNegate = (table: Table, card: CardId): boolean =>
  isNegated(table, card) ||
  (cardOf(table, card).zone === 'monsters' && definitionOf(table, card).card.effects.length === 0);

/** Would the modifier leave this card as it is? */
export const changesNothing = (table: Table, modifier: Modifier, card: CardId, scene: Scene): boolean => {
  if (cardOf(table, card).zone !== 'monsters' || cardOf(table, card).face === 'down') return false;
  switch (modifier.modifies) {
    case 'atk':
    case 'def':
    case 'atk-def':
      return keepsStats(table, modifier, card, scene);
    case 'effects':
      return hasNothingToNegate(table, card);
    default:
      return false;
  }
};

/** During damage calculation it is known what battle damage there is to prevent. */
export const hasNoBattleDamage = (table: Table, player: Player): boolean =>
  table.state.timing === 'damage-calculation' &&
  table.look.battleDamage(table).every((damage) => damage.player !== player || damage.amount === 0);
