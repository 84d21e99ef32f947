/** Who may have which replay. While a Match goes on nobody has it: it gives everything away. */
import type { CardPool } from '@spellspeed/engine';
import { refuse, type TableRefusal } from '../protocol/refusal.ts';
import type { Storage } from '../storage/storage.ts';
import { entry as entrySchema, opening as openingSchema } from '../table/entry.ts';
import type { KeptReplays } from './kept-replays.ts';
import { replayOf } from './replay-of.ts';

export type Refused = 'no-such-table' | 'not-yours' | 'not-yet' | 'older-rules';
interface ReplayWorld {
  readonly storage: Storage;
  readonly pool: CardPool;
  readonly rules: string;
  readonly kept: KeptReplays;
}
const refused = (reason: Refused): { readonly refusal: TableRefusal & { readonly reason: Refused } } => ({
  refusal: { ...refuse(reason), reason },
});

/** For its players, and for everybody where everybody might watch. */
export const replayFor = async (account: string, id: string, { storage, pool, rules, kept }: ReplayWorld) => {
  const stored = await storage.table(id);
  if (stored === null) return refused('no-such-table');
  const opening = openingSchema.parse(JSON.parse(stored.opening));
  if (stored.status !== 'over') return refused('not-yet');
  const log = (await storage.entries(id, -1)).map((row) => entrySchema.parse(JSON.parse(row)));
  const guest = log.flatMap(({ act }) => (act.do === 'join' ? [act.player.account] : []));
  const isPlayer = [opening.host.account, ...guest].includes(account);
  if (!isPlayer && opening.settings.spectators === null) return refused('not-yours');
  if (opening.rules !== rules) return refused('older-rules');
  const text = await kept.of(id, () => replayOf(opening, log, pool));
  return text === null ? refused('no-such-table') : { text };
};
