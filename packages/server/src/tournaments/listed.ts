/** The newest tournaments, as a list says them. Each is read whole for it, so that is done once for each version. */
import type { Tournaments as Shown } from '../protocol/tournament.ts';
import type { Storage } from '../storage/storage.ts';
import { stageOf } from './shown.ts';
import type { Tournaments } from './tournaments.ts';

const MOST = 50;
type Line = Shown['tournaments'][number];

export class ListedTournaments {
  readonly #storage: Storage;
  readonly #tournaments: Tournaments;
  /** Those of the last list. */
  #known = new Map<string, { readonly version: number; readonly line: Line }>();

  constructor(storage: Storage, tournaments: Tournaments) {
    this.#storage = storage;
    this.#tournaments = tournaments;
  }
  async list(): Promise<readonly Line[]> {
    const before = this.#known;
    const now: typeof before = new Map();
    for (const { id, by, version } of await this.#storage.people.tournaments(MOST)) {
      const known = before.get(id);
      const line = known?.version === version ? known.line : await this.#read(id, by);
      if (line !== null) now.set(id, { version, line });
    }
    this.#known = now;
    return [...now.values()].map(({ line }) => line);
  }
  async #read(id: string, organiser: string): Promise<Line | null> {
    const loaded = await this.#tournaments.load(id);
    if (loaded === null) return null;
    const { tournament } = loaded;
    return { id, name: tournament.state.name, organiser, stage: stageOf(tournament) };
  }
}
