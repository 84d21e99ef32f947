/** What later texts ask about this turn, noted as it happens: Summons, destruction, sending. */

import { battlingWith } from '../meaning/reference.ts';
import { writeHistory } from '../state/door.ts';
import type { Happening } from '../state/happening.ts';
import { cardOf, type Table } from '../state/table.ts';
import { isSpecialSummon } from '../vocabulary/kinds.ts';

export const noteInHistory = (table: Table, happening: Happening): void => {
  noteDestruction(table, happening);
  noteSending(table, happening);
  noteSpecialSummon(table, happening);
  noteSummon(table, happening);
};
/** Has anything been Special Summoned in the moment that is still open? */
const hasSpecialSummonInMoment = ({ state }: Table): boolean =>
  state.momentOpen &&
  (state.moments.at(-1)?.happenings.some((each) => each.what === 'summoned' && isSpecialSummon(each.way)) ??
    false);
/** For texts that bind the turn of their activation. (wording.restriction.turn-you-activate) */
const noteSpecialSummon = (table: Table, happening: Happening): void => {
  if (happening.what !== 'summoned' || !isSpecialSummon(happening.way)) return;
  const { player, card, way, source } = happening;
  const from = cardOf(table, card.card).arrival?.from ?? null;
  const { clock, history: before } = table.state;
  // (faq.simultaneous.several-summons-count-as-one)
  const at = (hasSpecialSummonInMoment(table) ? before.specialSummons.at(-1)?.at : undefined) ?? clock;
  const summon = { player, card: card.card, way, from, source: source?.card ?? null, at };
  const history = writeHistory(table);
  history.specialSummons = [...history.specialSummons, summon];
};
const noteSummon = (table: Table, happening: Happening): void => {
  if (!table.sorts.memories.has('summons') || happening.what !== 'summoned') return;
  const { player, card, way } = happening;
  const history = writeHistory(table);
  const from = isSpecialSummon(way) ? (cardOf(table, card.card).arrival?.from ?? null) : null;
  history.summons = [...history.summons, { player, card: card.card, way, from, at: table.state.clock }];
};
const noteDestruction = (table: Table, happening: Happening): void => {
  if (
    !table.sorts.memories.has('destruction') ||
    happening.what !== 'moved' ||
    happening.manner !== 'destroyed'
  )
    return;
  const { player, card, before, by } = happening;
  const destroyer = by === 'battle' ? battlingWith(table, card.card) : null;
  const one = { player, card: card.card, was: before, stay: card.stay, by, destroyer };
  const history = writeHistory(table);
  history.destroyed = [...history.destroyed, one];
};
// What comes back from banishment is returned, not sent.
const noteSending = (table: Table, happening: Happening): void => {
  if (!table.sorts.memories.has('sending') || happening.what !== 'moved') return;
  if (happening.to !== 'gy' || happening.manner === 'returned') return;
  const { owner, card, before } = happening;
  const history = writeHistory(table);
  history.sent = [...history.sent, { owner, card: card.card, was: before }];
};
