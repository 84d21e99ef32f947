/** Recording what happens. What happens at once forms one moment; triggers look at moments. */

import { eventsIn } from '../state/awaited.ts';
import { deliver, write } from '../state/door.ts';
import type { Happening, Moment } from '../state/happening.ts';
import type { Lingering } from '../state/state.ts';
import { cardOf, definitionOf, type Table } from '../state/table.ts';
import type { CardId } from '../vocabulary/ids.ts';
import { isOneOf } from '../vocabulary/zones.ts';
import { collectAllLasting, collectReactions } from './collect-reactions.ts';
import { collectTriggers } from './collect-triggers.ts';
import { noteInHistory } from './history-notes.ts';
import { hasMoved } from './matched.ts';

/** Records something that happened: in the open moment, or as the beginning of a new one. */
export const record = (table: Table, happening: Happening): void => {
  deliver(table, happening);
  noteInHistory(table, happening);
  const { state } = table;
  const last = state.moments.at(-1);
  if (state.momentOpen && last) {
    const longer: Moment = { number: last.number, happenings: [...last.happenings, happening] };
    write(table, 'moments', [...state.moments.slice(0, -1), longer]);
    return;
  }
  addMoment(table, [happening]);
  write(table, 'momentOpen', true);
};
const addMoment = (table: Table, happenings: readonly Happening[]): void => {
  const { moments, nextMoment } = table.state;
  write(table, 'moments', [...moments, { number: nextMoment, happenings }]);
  write(table, 'nextMoment', nextMoment + 1);
  write(table, 'momentSeen', 0);
};

/** A moment in which nothing need happen: what was before is no longer the last thing. (effects.resolution.not-performed-still-a-timing, faq.timing.nothing-happened-is-still-a-fast-timing) */
export const passMoment = (table: Table): void => {
  closeMoment(table);
  addMoment(table, []);
};

/** Makes what happens next a part of the last moment: it follows from it by the rules alone. */
export const reopenMoment = (table: Table): void => {
  if (table.state.moments.length > 0) write(table, 'momentOpen', true);
};

/**
 * Ends the open moment: now every effect that waited for something in it has met its condition. While a Chain resolves it stays
 * pending until the Chain is over. (effects.timing.mandatory-deferred)
 */
export const closeMoment = (table: Table): void => {
  if (!table.state.momentOpen) return;
  write(table, 'momentOpen', false);
  const last = table.state.moments.at(-1);
  const lasting = table.sorts.modifiers.has('each-time') ? table.state.lingering : NO_LASTING;
  if (!last || (table.sorts.reactive.length === 0 && lasting.length === 0)) return;
  const { momentSeen } = table.state;
  const moment: Moment =
    momentSeen === 0 ? last : { number: last.number, happenings: last.happenings.slice(momentSeen) };
  write(table, 'momentSeen', last.happenings.length);
  if (moment.happenings.length === 0) return;
  const events = eventsIn(moment.happenings);
  for (const card of table.sorts.reactiveTo(events)) {
    if (!mayReact(table, card, moment)) continue;
    collectTriggers(table, card, moment);
    collectReactions(table, card, moment);
  }
  collectAllLasting(table, lasting, moment);
};
const NO_LASTING: readonly Lingering[] = [];
/** Could the card react where it is, or was before it moved? It only spares `collectTriggers` and `collectReactions` the others. */
const mayReact = (table: Table, card: CardId, moment: Moment): boolean =>
  isOneOf(definitionOf(table, card).reactsIn, cardOf(table, card).zone) ||
  hasMoved(card, moment) ||
  (table.state.chain.length > 0 && isOneOf(definitionOf(table, card).reactsIn, 'hand'));
/** Goes back to what could be answered before: all of it has been looked at. */
export const restoreMoments = (table: Table, moments: readonly Moment[]): void => {
  closeMoment(table);
  write(table, 'moments', moments);
  write(table, 'momentSeen', moments.at(-1)?.happenings.length ?? 0);
};

/** Forgets what happened: the window for answering it has closed. (chains.window.attack-declaration-one-chain) */
export const forgetMoments = (table: Table): void => {
  closeMoment(table);
  if (table.state.moments.length > 0) write(table, 'moments', []);
};
