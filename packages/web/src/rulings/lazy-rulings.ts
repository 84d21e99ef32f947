/** The player of rulings with the reader of their documents, loaded when they are first asked for. */
import { loadAllFacts } from '@spellspeed/cards';
import type { Pools } from '../host/pools.ts';
import type { RulingHost } from './types.ts';

/** A ruling may name any printed card. */
const load = async (pools: Pools): Promise<RulingHost> => {
  await loadAllFacts();
  return new (await import('./ruling-player.ts')).RulingPlayer(pools.playable);
};

export class LazyRulings implements RulingHost {
  readonly #pools: Pools;
  #player: Promise<RulingHost> | null = null;

  constructor(pools: Pools) {
    this.#pools = pools;
  }
  async #loaded(): Promise<RulingHost> {
    this.#player ??= load(this.#pools);
    return this.#player;
  }
  async play(...asked: Parameters<RulingHost['play']>): ReturnType<RulingHost['play']> {
    return (await this.#loaded()).play(...asked);
  }
  async read(...asked: Parameters<RulingHost['read']>): ReturnType<RulingHost['read']> {
    return (await this.#loaded()).read(...asked);
  }
  async material(): ReturnType<RulingHost['material']> {
    return (await this.#loaded()).material();
  }
  async check(...asked: Parameters<RulingHost['check']>): ReturnType<RulingHost['check']> {
    return (await this.#loaded()).check(...asked);
  }
  async takeOver(...asked: Parameters<RulingHost['takeOver']>): ReturnType<RulingHost['takeOver']> {
    return (await this.#loaded()).takeOver(...asked);
  }
}
