/** What a card had in a stay that may be over: a text goes on speaking of it. */

import type { Making } from '../state/as-it-was.ts';
import { isStill } from '../state/cards-of.ts';
import type { Bound } from '../state/scene.ts';
import { cardOf, definitionOf, monsterOf, type Table } from '../state/table.ts';
import type { CardId } from '../vocabulary/ids.ts';
import type { Attribute } from '../vocabulary/kinds.ts';

type Stat = 'atk' | 'def' | 'level' | 'scale' | 'rank';

/** What it had when it left the field or the GY, if that was the stay that is meant; of what left a hidden place, the printed value. */
const lastValue = (table: Table, bound: Bound, stat: Stat, original: boolean): number => {
  const { last } = cardOf(table, bound.card);
  if (last?.stay !== bound.stay) {
    const printed = stat === 'scale' ? 0 : definitionOf(table, bound.card).monster?.[stat];
    return typeof printed === 'number' ? printed : 0;
  }
  // A card that left its Pendulum Zone has no Scale any more.
  if (stat === 'scale') return 0;
  if (stat === 'level') return last.level ?? 0;
  if (stat === 'rank') return rankOf(table, bound.card);
  if (stat === 'atk') return (original ? last.originalAtk : last.atk) ?? 0;
  return (original ? last.originalDef : last.def) ?? 0;
};

const rankOf = (table: Table, card: CardId): number => monsterOf(table, card)?.rank ?? 0;

/** The value of a card as it is now. */
export const valueNow = (table: Table, card: CardId, stat: Stat): number => {
  if (stat === 'level') return table.look.level(table, card) ?? 0;
  if (stat === 'rank') return rankOf(table, card);
  return (stat === 'scale' ? table.look.scale(table, card) : table.look.stat(table, card, stat)) ?? 0;
};
const originalNow = (table: Table, card: CardId, stat: Stat): number => {
  if (stat === 'level') return table.look.level(table, card) ?? 0;
  if (stat === 'scale') return definitionOf(table, card).monster?.scale ?? 0;
  if (stat === 'rank') return rankOf(table, card);
  return table.look.originalStat(table, card, stat) ?? 0;
};

/** The value of a card, or what it was. */
export const valueIn = (table: Table, bound: Bound, stat: Stat, original: boolean): number => {
  if (!isStill(table, bound)) return lastValue(table, bound, stat, original);
  return original ? originalNow(table, bound.card, stat) : valueNow(table, bound.card, stat);
};

/** What it had while face-up, if it has left. */
export const valueHad = (table: Table, bound: Bound, stat: 'atk' | 'def'): number => {
  const { last } = cardOf(table, bound.card);
  return last?.stay === bound.stay && last.face === 'up' ? (last[stat] ?? 0) : 0;
};

/** Its Attribute, or what it was. */
export const attributeIn = (table: Table, bound: Bound): Attribute | null => {
  if (isStill(table, bound)) return table.look.attribute(table, bound.card);
  const { last } = cardOf(table, bound.card);
  return last?.stay === bound.stay
    ? last.attribute
    : (definitionOf(table, bound.card).monster?.attribute ?? null);
};

/** How it was Summoned, also where it has left since. */
export const makingIn = (table: Table, bound: Bound): Making | null => {
  const { made, last } = cardOf(table, bound.card);
  if (isStill(table, bound)) return made;
  return last?.stay === bound.stay ? last.made : null;
};
