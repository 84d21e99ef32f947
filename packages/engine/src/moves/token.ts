/** Tokens: monsters that are no cards of a Deck. */
import { addCard } from '../state/door.ts';
import type { Table } from '../state/table.ts';
import type { CardId, Passcode } from '../vocabulary/ids.ts';
import type { Player } from '../vocabulary/players.ts';
import { newCard } from './new-card.ts';

/** Makes a Token; it is nowhere until it is Summoned. */
export const makeToken = (table: Table, passcode: Passcode, owner: Player): CardId =>
  addCard(table, {
    ...newCard(table.pool, passcode, owner, table.state.nextStay),
    zone: 'nowhere',
    face: 'up',
  });
