/** What goes between the node and the thread in which bots think: plain data. */
import type { Entry, Opening } from '../table/entry.ts';
import type { Deed, Seat } from './thinker.ts';

export interface ThreadData {
  /** The digest of the definitions by which this node plays. */
  readonly pool: string;
}
export type ToThread =
  | { readonly sit: string; readonly opening: Opening; readonly log: readonly Entry[]; readonly seat: Seat }
  | { readonly at: string; readonly entry: Entry }
  | { readonly rise: string };
/** It begins to think, or has thought; `deed` is null where there was nothing to answer. */
export type FromThread = { readonly thinksAt: string } | { readonly at: string; readonly deed: Deed | null };
