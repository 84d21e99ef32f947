/** What a worker can be given: plain data in, plain data out, the same wherever it is done. */
import type { MatchReport } from '@spellspeed/tournament';
import { type Job, playHere } from '../duels/run.ts';
import type { Slice } from '../duels/slice.ts';
import { type MatchTask, playMatchTask } from '../matches/match-task.ts';

export interface SliceTask extends Job {
  readonly of: 'slice';
}
export type Task = SliceTask | MatchTask;
export type Done<T extends Task> = T extends SliceTask ? Slice : MatchReport;

export const doTask = (task: Task): Slice | MatchReport =>
  task.of === 'slice' ? playHere(task, () => undefined) : playMatchTask(task);
