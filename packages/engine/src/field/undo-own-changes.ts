/** What monsters gave themselves is lost for good when their effects are negated. */
import type { Modifier } from '../language/modifier.ts';
import { isSettledAtSummon, isValue } from '../language/value-change.ts';
import { write, writeCard } from '../state/door.ts';
import type { Lingering, SpentChange } from '../state/state.ts';
import { cardOf, definitionOf, type Table } from '../state/table.ts';
import { gather } from '../vocabulary/gather.ts';
import type { CardId } from '../vocabulary/ids.ts';
import { isNegated } from './modifiers.ts';
import { isOwnChange } from './own-change.ts';

const modifiersOf = (table: Table, { path }: Lingering): readonly Modifier[] =>
  (table.pool.partAt(path) as { readonly modifiers: readonly Modifier[] }).modifiers;

/** What its source gave itself of this and has lost by now. */
const lostOf = (table: Table, each: Lingering): readonly SpentChange[] => {
  const { fixed, scene, spent } = each;
  const own = fixed?.find(
    ({ card, stay }) => card === scene.source.card && cardOf(table, card).stay === stay,
  );
  if (own === undefined || spent?.some(({ card, stat }) => card === own.card && stat === undefined))
    return [];
  const lost = gather(modifiersOf(table, each), (modifier, at) =>
    isValue(modifier) && isOwnChange(table, { modifier, fixed, scene }) ? [{ ...own, at }] : [],
  );
  return lost.length > 0 && isNegated(table, own.card) ? lost : [];
};

/** Paths of what was settled when it was Summoned and still counts. (stats.original.settled-at-the-summon) */
const settledOn = (table: Table, card: CardId): readonly string[] => {
  const { made } = cardOf(table, card);
  if (made === null) return [];
  return gather(definitionOf(table, card).continuous, ({ effect, paths }) =>
    gather(effect.modifiers, (modifier, at) => {
      const path = paths[at] ?? '';
      return isSettledAtSummon(modifier) && !made.spent?.some((each) => each.path === path) ? [path] : [];
    }),
  );
};
const undoSettled = (table: Table, card: CardId): void => {
  const settled = settledOn(table, card);
  if (settled.length === 0 || !isNegated(table, card)) return;
  const written = writeCard(table, card);
  const { made } = written;
  if (made === null) return;
  const spent = gather(settled, (path) => [
    { path, stat: 'atk' as const },
    { path, stat: 'def' as const },
  ]);
  written.made = { ...made, spent: [...(made.spent ?? []), ...spent] };
};

const undoLasting = (table: Table): void => {
  for (const each of table.state.lingering) {
    const lost = lostOf(table, each);
    if (lost.length === 0) continue;
    const undone = { ...each, spent: [...(each.spent ?? []), ...lost] };
    write(
      table,
      'lingering',
      table.state.lingering.map((other) => (other.id === each.id ? undone : other)),
    );
  }
};

/** It does not come back when the negation ends: once for each version of the state. (stats.self-change.lost-for-good) */
export const undoOwnChanges = (table: Table): void => {
  table.caches.undoneVersion = table.version;
  // Could anything negate effects at all?
  if (!table.sorts.modifiers.has('effects') && table.state.silenced.length === 0) return;
  if (table.state.lingering.length > 0) undoLasting(table);
  for (const card of table.sorts.settled) undoSettled(table, card);
};
