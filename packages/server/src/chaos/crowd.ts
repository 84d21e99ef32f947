/** Bots at many tables, and what the server has acknowledged to them. */
import { randomBot } from '@spellspeed/bots';
import { READY_MADE_DECKS } from '@spellspeed/cards';
import { BotPlayer } from '../players/bot-player.ts';
import { QUICK, sitDown } from '../players/sit-down.ts';

export interface AcknowledgedAt {
  readonly table: string;
  readonly entry: number;
  readonly question: number;
  readonly choices: readonly number[] | null;
}
export interface CrowdOptions {
  /** Where a player connects; asked at each attempt. */
  readonly urlFor: (seat: 0 | 1, table: number) => string;
  readonly thinks: () => number;
  readonly answersInDuel: number;
}
const DECKS = [READY_MADE_DECKS['yugi-starter'], READY_MADE_DECKS['kaiba-starter']] as const;

export class Crowd {
  readonly acknowledged: AcknowledgedAt[] = [];
  readonly tables: string[] = [];
  /** When each table last had an answer acknowledged. */
  readonly progress = new Map<string, number>();
  readonly #players = new Map<BotPlayer, string>();
  readonly #options: CrowdOptions;
  #isEnding = false;
  #seed = 1;
  trouble: unknown = null;

  constructor(options: CrowdOptions) {
    this.#options = options;
  }
  /** Lays this many tables and lets them be played; one that is over gives its place to a new one. */
  async sit(count: number): Promise<void> {
    for (let index = 0; index < count; index++) await this.#lay(index);
  }
  /** Tables that are being played now. */
  readonly playing = new Set<string>();

  async #lay(index: number): Promise<void> {
    const { urlFor, thinks, answersInDuel } = this.#options;
    const { table, tokens } = await sitDown([urlFor(0, index), urlFor(1, index)], DECKS, QUICK);
    this.tables.push(table);
    this.playing.add(table);
    this.progress.set(table, performance.now());
    const players = ([0, 1] as const).map((seat) => {
      const player = new BotPlayer({
        url: () => urlFor(seat, index),
        token: tokens[seat],
        table,
        bot: randomBot(this.#seed++),
        thinks,
        answersInDuel,
        acknowledged: ({ entry, question, choices }) => {
          this.acknowledged.push({ table, entry, question, choices });
          this.progress.set(table, performance.now());
        },
      });
      this.#players.set(player, table);
      return player;
    });
    void Promise.all(players.map(({ over }) => over)).then(() => this.#next(index, table, players));
  }
  async #next(index: number, table: string, players: readonly BotPlayer[]): Promise<void> {
    this.playing.delete(table);
    for (const player of players) {
      player.close();
      this.#players.delete(player);
    }
    for (let tries = 0; !this.#isEnding; tries++) {
      try {
        return await this.#lay(index);
      } catch (thrown) {
        // A part may be away just now.
        if (tries > 100) this.trouble = thrown;
        await new Promise((resolve) => setTimeout(resolve, 200));
      }
    }
  }
  /** When every table has gone on since `since`; gives how long that took. */
  async allGoOn(since: number, patience: number): Promise<number> {
    for (;;) {
      const waiting = [...this.playing].filter((table) => (this.progress.get(table) ?? 0) <= since);
      if (waiting.length === 0) return performance.now() - since;
      if (performance.now() - since > patience)
        throw new Error(
          `${waiting.length} tables have not gone on:\n${waiting.map((table) => this.#stateOf(table)).join('\n')}`,
        );
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }
  #stateOf(table: string): string {
    const players = [...this.#players].filter(([, at]) => at === table);
    return `${table}: ${players.map(([player]) => player.state).join(' | ')}`;
  }
  end(): void {
    this.#isEnding = true;
    for (const player of this.#players.keys()) player.close();
  }
}
