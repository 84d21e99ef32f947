/** "Neither player can banish cards": what a player cannot banish. */
import { type Obstacle, obstacle } from '../state/obstacle.ts';
import type { Table } from '../state/table.ts';
import type { CardId } from '../vocabulary/ids.ts';
import type { Player } from '../vocabulary/players.ts';
import { forbidding, isAnyInForce, modifiersFor } from './modifiers.ts';

/** A text that keeps this player from banishing the card; of itself as it leaves it speaks no more. (effects.prohibition.wins, faq.resist.cannot-be-banished-blocks-and-banish) */
export const obstacleToBanishing = (
  table: Table,
  card: CardId,
  player: Player,
  leaving: 'stays' | 'leaves' = 'stays',
): Obstacle | undefined => {
  if (!isAnyInForce(table, 'cannot-banish')) return undefined;
  const texts = modifiersFor(table, player, 'cannot-banish').filter(
    ({ scene }) => leaving === 'stays' || scene.source.card !== card,
  );
  const bar = forbidding(table, card, texts);
  return bar && obstacle('effects.prohibition.wins', bar.scene.source.card);
};
