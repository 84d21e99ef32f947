/** Which phases may be entered. */
import { modifiersFor } from '../field/applied.ts';
import { type Obstacle, obstacle } from '../state/obstacle.ts';
import type { Table } from '../state/table.ts';
import type { Player } from '../vocabulary/players.ts';

/** Why the turn player cannot conduct a Battle Phase. */
export const obstacleToBattlePhase = (
  table: Table,
  player: Player = table.state.turnPlayer,
): Obstacle | undefined => {
  const { turn, phase } = table.state;
  if (turn === 1) return obstacle('turn.battle-phase.not-on-the-first-turn');
  if (phase === 'main2' || phase === 'end')
    return obstacle('turn.main-phase-2.no-way-back-to-the-battle-phase');
  const forbidden = modifiersFor(table, player, 'no-battle-phase')[0];
  return (
    forbidden && obstacle('turn.battle-phase.skipped-means-no-main-phase-2', forbidden.scene.source.card)
  );
};
