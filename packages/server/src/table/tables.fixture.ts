/** Tables for the tests: two players who answer at once, by a clock that the test turns. */
import { type Bot, randomBot } from '@spellspeed/bots';
import { CARDS, READY_MADE_DECKS } from '@spellspeed/cards';
import { createPool, type Player } from '@spellspeed/engine';
import type { MatchDeck } from '@spellspeed/match';
import type { TableSettings } from '../protocol/values.ts';
import type { Act, Entry, Opening } from './entry.ts';
import { Table } from './table.ts';

export const POOL = createPool(CARDS);
const deckOf = (name: 'yugi-starter' | 'kaiba-starter' | 'blackwing'): MatchDeck => {
  const { main, extra, side } = READY_MADE_DECKS[name];
  return { main, extra, side };
};
export const YUGI = deckOf('yugi-starter');
export const KAIBA = deckOf('kaiba-starter');
export const HOST = 'a'.repeat(20);
export const GUEST = 'b'.repeat(20);
export const SETTINGS: TableSettings = {
  bestOf: 3,
  format: 'master-2020',
  limits: 'none',
  clock: { bank: 300, increment: 5 },
  entry: 'open',
  spectators: null,
  rated: false,
};
export const openingOf = (change: Partial<Opening> = {}): Opening => ({
  table: 'c'.repeat(20),
  seed: 1,
  settings: SETTINGS,
  rules: 'test',
  host: { account: HOST, name: 'Ann', deck: mutable(YUGI) },
  at: 0,
  ...change,
});
const mutable = ({ main, extra, side }: MatchDeck) => ({
  main: [...main],
  extra: [...extra],
  side: [...side],
});
export const guestWith = (deck: MatchDeck = KAIBA) => ({ account: GUEST, name: 'Bea', deck: mutable(deck) });

/** A table, its log, and a clock. */
export class Sitting {
  readonly table: Table;
  readonly log: Entry[] = [];
  readonly #bots: readonly [Bot, Bot];
  now = 1000;

  constructor(opening: Opening = openingOf(), deck: MatchDeck = KAIBA, bots = 1) {
    this.table = new Table(opening, POOL);
    this.#bots = [randomBot(bots), randomBot(bots + 1)];
    this.do(null, { do: 'join', player: guestWith(deck) });
  }
  /** Does something after so many milliseconds; gives the reason of a refusal. */
  do(by: Player | null, act: Act, question: number | null = null, after = 100, lag = 0): string | undefined {
    this.now += after;
    const taken = this.table.take({ at: this.now, by, question, lag, act });
    if ('refusal' in taken) return taken.refusal.reason;
    this.log.push(taken.entry);
    return undefined;
  }
  course(player: Player) {
    return this.table.course(player, this.now);
  }
  /** Who is asked first, and the question. */
  get open() {
    const player = this.course(0).question ? 0 : 1;
    return { player: player as Player, question: this.course(player).question };
  }
  /** The bot of whoever is asked answers. */
  step(): void {
    const { player, question } = this.open;
    const { view } = this.course(player);
    if (question === null || view === null) throw new Error('nobody is asked');
    const refused =
      question.about === 'duel'
        ? this.do(player, { do: 'answer', choices: this.#chosen(player) }, question.number)
        : this.do(player, { do: 'exchange', deck: mutable(view.yours.deck ?? YUGI) }, question.number);
    if (refused !== undefined) throw new Error(refused);
  }
  #chosen(player: Player): number[] {
    const { view, question } = this.course(player);
    if (question?.about !== 'duel' || !view?.duel) throw new Error('no question of a Duel');
    const { duel } = view;
    return [...this.#bots[player].choose(() => duel, question.decision)];
  }
}
