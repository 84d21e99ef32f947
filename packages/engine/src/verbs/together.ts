/** What the chosen cards must be together: one of each kind, with so much ATK or so many Levels in all. */
import type { Cards } from '../language/action.ts';
import { matches } from '../meaning/filter.ts';
import type { Constraint } from '../state/decision.ts';
import type { Scene } from '../state/scene.ts';
import { hasLegalSelection } from '../state/selection.ts';
import { monsterOf, type Table } from '../state/table.ts';
import { gather } from '../vocabulary/gather.ts';
import type { CardId } from '../vocabulary/ids.ts';

type Chosen = Extract<Cards, { cards: 'chosen' }>;

/** "whose combined ATK is less than or equal to …", "whose total Levels equal …" */
const inTotal = (
  table: Table,
  { total }: Chosen,
  cards: readonly CardId[],
  scene: Scene,
): readonly Constraint[] => {
  switch (total?.stat) {
    case undefined:
      return [];
    case 'atk': {
      const values = cards.map((card) => table.look.stat(table, card, 'atk') ?? 0);
      return [{ must: 'stay-within', values, most: table.look.amount(table, total.most, scene) }];
    }
    case 'original-level': {
      const values = cards.map((card) => monsterOf(table, card)?.level ?? 0);
      return [{ must: 'reach', values, least: table.look.amount(table, total.least, scene) }];
    }
    case 'level': {
      const weights = cards.map((card) => [table.look.level(table, card) ?? 0]);
      return [{ must: 'add-up', weights, total: table.look.amount(table, total.is, scene) }];
    }
  }
};
export const demandsOn = (
  table: Table,
  what: Chosen,
  cards: readonly CardId[],
  scene: Scene,
): readonly Constraint[] => {
  const slots = (what.each ?? []).map((filter) =>
    gather(cards, (card, index) => (matches(table, filter, card, scene, 'all') ? [index] : [])),
  );
  return [
    ...(slots.length > 0 ? [{ must: 'fill-slots', slots } as const] : []),
    ...inTotal(table, what, cards, scene),
  ];
};
/** Are there such cards, where one of each is asked for? */
export const areThereOfEach = (
  table: Table,
  what: Chosen,
  cards: readonly CardId[],
  scene: Scene,
): boolean => {
  if (!what.each) return true;
  const constraints = demandsOn(table, what, cards, scene);
  return hasLegalSelection({ choices: cards, min: what.each.length, max: what.each.length, constraints });
};
