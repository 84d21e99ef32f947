/** What monsters gave themselves is lost for good when their effects are negated. */
import type { Modifier } from '../language/modifier.ts';
import { isSettledAtSummon, isValue } from '../language/value-change.ts';
import { monstersOf } from '../state/cards-of.ts';
import { write, writeCard } from '../state/door.ts';
import type { Lingering, SpentChange } from '../state/state.ts';
import { cardOf, definitionOf, type Table } from '../state/table.ts';
import { gather } from '../vocabulary/gather.ts';
import type { CardId } from '../vocabulary/ids.ts';
import { PLAYERS } from '../vocabulary/players.ts';
import { isAnyInForce, isNegated } from './modifiers.ts';
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

/** It does not come back when the negation ends: once for each version of the state. (stats.self-change.lost-for-good) */
export const undoOwnChanges = (table: Table): void => {
  if (table.caches.undoneVersion === table.version) return;
  table.caches.undoneVersion = table.version;
  if (table.state.silenced.length === 0 && !isAnyInForce(table, 'effects')) return;
  const { lingering } = table.state;
  let isLost = false;
  const left = lingering.map((each) => {
    const lost = lostOf(table, each);
    if (lost.length === 0) return each;
    isLost = true;
    return { ...each, spent: [...(each.spent ?? []), ...lost] };
  });
  if (isLost) write(table, 'lingering', left);
  for (const player of PLAYERS) for (const card of monstersOf(table, player)) undoSettled(table, card);
};
