/** What an amount is now. */
import type { Amount, Countable } from '../language/amount.ts';
import { isStill } from '../state/cards-of.ts';
import type { Bound, Scene } from '../state/scene.ts';
import { cardOf, definitionOf, type Table } from '../state/table.ts';
import type { CardId } from '../vocabulary/ids.ts';
import { playersOf } from '../vocabulary/players.ts';
import { cardsMatching } from './filter.ts';
import { meantBy } from './reference.ts';

type Kind = Countable['count'];
type Stat = Extract<Countable, { count: 'stat' }>['stat'];
type Count<K extends Kind> = (table: Table, amount: Extract<Countable, { count: K }>, scene: Scene) => number;

const COUNTS: { readonly [K in Kind]: Count<K> } = {
  cards: (table, { filter }, scene) => cardsMatching(table, filter, scene).length,
  stat: (table, { stat, of, original }, scene) => {
    const [bound] = meantBy(table, of, scene);
    if (bound === undefined) return 0;
    if (!isStill(table, bound)) return lastValue(table, bound, stat, original);
    if (!original) return valueNow(table, bound.card, stat);
    if (stat === 'scale') return definitionOf(table, bound.card).monster?.scale ?? 0;
    return (
      (stat === 'level'
        ? table.look.level(table, bound.card)
        : table.look.originalStat(table, bound.card, stat)) ?? 0
    );
  },
  total: (table, { stat, filter }, scene) =>
    cardsMatching(table, filter, scene).reduce((sum, card) => sum + valueNow(table, card, stat), 0),
  counters: (table, { counter, filter }, scene) =>
    cardsMatching(table, filter, scene).reduce(
      (sum, card) => sum + (cardOf(table, card).counters[counter] ?? 0),
      0,
    ),
  'life-points': (table, { side }, scene) =>
    playersOf(side, scene.you).reduce<number>((sum, player) => sum + table.state.lifePoints[player], 0),
  noted: (_, { name }, scene) => scene.noted[name] ?? scene.bound[name]?.length ?? 0,
  sum: (table, { of }, scene) => of.reduce<number>((sum, each) => sum + amountOf(table, each, scene), 0),
  times: (table, { factor, amount }, scene) => factor * amountOf(table, amount, scene),
};
const valueNow = (table: Table, card: CardId, stat: Stat): number => {
  if (stat === 'level') return table.look.level(table, card) ?? 0;
  return (stat === 'scale' ? table.look.scale(table, card) : table.look.stat(table, card, stat)) ?? 0;
};
/** What it had when it left, if that was the stay that is meant. */
const lastValue = (table: Table, bound: Bound, stat: Stat, original: boolean): number => {
  const { last } = cardOf(table, bound.card);
  if (last?.stay !== bound.stay) return 0;
  // A card that left its Pendulum Zone has no Scale any more.
  if (stat === 'scale') return 0;
  if (stat === 'level') return last.level ?? 0;
  if (stat === 'atk') return (original ? last.originalAtk : last.atk) ?? 0;
  return (original ? last.originalDef : last.def) ?? 0;
};
const countOf = <A extends Countable>(amount: A): Count<A['count']> =>
  COUNTS[amount.count] as unknown as Count<A['count']>;

/** The number that the amount is now; whole, 0 where what it counts is gone. */
export const amountOf = (table: Table, amount: Amount, scene: Scene): number =>
  typeof amount === 'number' ? amount : countOf(amount)(table, amount, scene);
