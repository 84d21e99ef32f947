/** Phases of a turn that do not come about. */
import type { SkippablePhase } from '../vocabulary/phases.ts';
import type { Table } from './table.ts';

/** Is that phase of the present turn skipped? */
export const isSkipped = (table: Table, phase: SkippablePhase): boolean =>
  table.state.skippedPhases.some((skipped) => skipped.phase === phase && skipped.turn === table.state.turn);
