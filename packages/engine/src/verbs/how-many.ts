/** How many cards an action needs, and how many can be chosen for it. */
import { COMPARED, type Compares } from '../field/compared.ts';
import type { Agreeing, Cards, Differing } from '../language/action.ts';
import type { Amount, Countable } from '../language/amount.ts';
import type { Scene } from '../state/scene.ts';
import { hasLegalSelection } from '../state/selection.ts';
import type { Table } from '../state/table.ts';
import { gather } from '../vocabulary/gather.ts';
import type { CardId } from '../vocabulary/ids.ts';

/** How many cards of a Deck: at least 1 of a number that is not declared yet. */
export const countOfTop = (
  table: Table,
  { count }: Extract<Cards, { cards: 'top' }>,
  scene: Scene,
): number => (isNotedLater(count, scene) ? 1 : table.look.amount(table, count, scene));
const isNotedLater = (amount: Amount, { noted, bound }: Scene): boolean =>
  typeof amount !== 'number' &&
  amount.count === 'noted' &&
  noted[amount.name] === undefined &&
  bound[amount.name] === undefined;

/** How many can be chosen: where they must differ, of cards that are alike only one; where they must agree, only such. (wording.style.different-names) */
export const numberOfChoices = (table: Table, what: Cards | Compares, cards: readonly CardId[]): number => {
  if ('different' in what && what.different) return numberOfUnlike(table, [what.different].flat(), cards);
  return 'same' in what && what.same ? mostAlike(table, what.same, cards) : cards.length;
};
/** Of how many cards with one value there are the most. (wording.style.same-of-chosen) */
const mostAlike = (table: Table, of: Agreeing, cards: readonly CardId[]): number => {
  const values = gather(cards, (card) => COMPARED[of](table, card));
  return Math.max(0, ...values.map((value) => values.filter((other) => other === value).length));
};
const numberOfValues = (table: Table, of: Differing, cards: readonly CardId[]): number =>
  new Set(gather(cards, (card) => COMPARED[of](table, card).slice(0, 1))).size;
/** Where they must differ in several ways, it is tried how many can be taken. */
const numberOfUnlike = (table: Table, ways: readonly Differing[], cards: readonly CardId[]): number => {
  let most = Math.min(...ways.map((of) => numberOfValues(table, of, cards)));
  if (ways.length === 1) return most;
  const constraints = ways.map((of) => ({
    must: 'differ' as const,
    values: cards.map((card) => COMPARED[of](table, card)),
  }));
  while (most > 0 && !hasLegalSelection({ choices: cards, min: most, max: most, constraints })) most -= 1;
  return most;
};
/** How many cards can be chosen: "up to the number of …". */
export const mostChosen = (table: Table, what: Extract<Cards, { cards: 'chosen' }>, scene: Scene): number =>
  table.look.amount(table, what.max, scene);
/** How many at least. */
export const fewestChosen = ({ min }: Extract<Cards, { cards: 'chosen' }>): number =>
  min === 'max' ? 1 : min;
/** Is it a number of something that only the activation will bind? */
const isToldLater = (amount: Countable, { bound, noted }: Scene): boolean =>
  (amount.count === 'noted' && noted[amount.name] === undefined && bound[amount.name] === undefined) ||
  ((amount.count === 'link-rating' || amount.count === 'stat') &&
    amount.of.ref === 'bound' &&
    bound[amount.of.name] === undefined);
export const isChoosable = (table: Table, what: Cards, scene: Scene): boolean =>
  what.cards !== 'chosen' ||
  typeof what.max === 'number' ||
  isToldLater(what.max, scene) ||
  mostChosen(table, what, scene) >= fewestChosen(what);

/** How many cards an action needs. */
export const needed = (table: Table, what: Cards, scene: Scene): number => {
  if (what.cards === 'chosen') return fewestChosen(what);
  if (what.cards === 'random') return Math.max(1, table.look.amount(table, what.count, scene));
  if (what.cards === 'top') return Math.max(1, countOfTop(table, what, scene));
  return 1;
};
