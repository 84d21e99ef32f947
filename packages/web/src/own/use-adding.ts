import { create } from 'zustand';
import type { Added, AddReply, FileTrouble, Told } from './reader.ts';
import { addFile, readAgain } from './with-reader.ts';

/** The file that is being read, or what came of the last one: the same wherever on the page it is shown. */
export type Adding =
  | { readonly is: 'nothing' }
  | { readonly is: 'reading'; readonly file: string; readonly done: number; readonly of: number }
  | { readonly is: 'added'; readonly file: string; readonly added: Added }
  | { readonly is: 'refused'; readonly file: string; readonly trouble: FileTrouble };

interface AddingStore {
  readonly adding: Adding;
  readonly add: (file: File) => Promise<void>;
  readonly again: () => Promise<void>;
  /** Nothing of the file is kept. */
  readonly stop: () => void;
}
const NOTHING: Adding = { is: 'nothing' };

export const useAdding = create<AddingStore>()((put, state) => {
  let stopping = new AbortController();
  const run = async (
    file: string,
    read: (told: Told, stopped: AbortSignal) => Promise<AddReply | null>,
  ): Promise<void> => {
    // One file at a time.
    if (state().adding.is === 'reading') return;
    stopping = new AbortController();
    const { signal } = stopping;
    const told: Told = (done, of) => {
      if (!signal.aborted) put({ adding: { is: 'reading', file, done, of } });
    };
    told(0, 0);
    put({ adding: await read(told, signal).then((reply) => outcomeOf(file, reply), failed(file)) });
  };
  return {
    adding: NOTHING,
    add: (file) => run(file.name, (told, stopped) => addFile(file, told, stopped)),
    again: () => run('', readAgain),
    stop: () => stopping.abort(),
  };
});

const outcomeOf = (file: string, reply: AddReply | null): Adding => {
  if (reply === null) return NOTHING;
  return reply.ok
    ? { is: 'added', file, added: reply.added }
    : { is: 'refused', file, trouble: reply.trouble };
};
const failed =
  (file: string) =>
  (thrown: unknown): Adding => ({
    is: 'refused',
    file,
    trouble: { found: 'failed', message: thrown instanceof Error ? thrown.message : String(thrown) },
  });
