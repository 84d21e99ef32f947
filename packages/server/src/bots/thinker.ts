/** A bot at one table: it follows the log as it is written, hears what its player is told, and answers what its player is asked. */
import { BOTS, type Bot, type Hearing, hearingOf } from '@spellspeed/bots';
import type { CardPool, Player } from '@spellspeed/engine';
import type { MatchEvent } from '@spellspeed/match';
import type { BotStrength } from '../protocol/bots.ts';
import type { ActOf, Entry, Opening } from '../table/entry.ts';
import { Table } from '../table/table.ts';

/** Answers in one Duel after which a bot gives it up, so that every Match has an end. */
const MOST_ANSWERS = 3000;

export interface Seat {
  readonly player: Player;
  readonly strength: BotStrength;
  readonly seed: number;
}
/** What a bot would do, and to which question. */
export interface Deed {
  readonly question: number | null;
  readonly act: ActOf<'answer' | 'exchange' | 'surrender'>;
}

export class Thinker {
  readonly #table: Table;
  readonly #player: Player;
  readonly #bot: Bot;
  #hearing: Hearing;
  /** The last question that it has answered. */
  #answered = -1;
  #inDuel = 0;
  #duel = 0;

  /** With a clock a thought ends in time. */
  constructor(
    opening: Opening,
    log: readonly Entry[],
    { player, strength, seed }: Seat,
    { pool, now }: { readonly pool: CardPool; readonly now?: () => number },
  ) {
    this.#player = player;
    this.#bot = BOTS[strength](seed, pool, { ...(now && { now }) });
    this.#hearing = hearingOf(this.#bot);
    this.#table = new Table(opening, pool);
    for (const entry of log) this.follow(entry);
  }
  /** What it knows already is left out. */
  follow(entry: Entry): void {
    if (entry.n <= this.#table.last) return;
    this.#table.follow(entry);
    if (entry.act.do === 'answer-undo' && entry.act.agrees) this.#hearing = hearingOf(this.#bot);
    else this.#hear(this.#table.events(this.#player));
  }
  #hear(events: readonly MatchEvent[]): void {
    for (const event of events)
      if (event.what === 'in-duel') this.#hearing.hear([event.event]);
      else if (event.what === 'duel-set-up') this.#hearing = hearingOf(this.#bot);
  }
  #course() {
    return this.#table.course(this.#player, 0);
  }
  /** Is it asked something that it has not answered yet? */
  get isAsked(): boolean {
    return (this.#course().question?.number ?? -1) > this.#answered;
  }
  /** Thinks; null where there is nothing to answer. */
  think(): Deed | null {
    const { question, view } = this.#course();
    if (question === null || view === null || question.number <= this.#answered) return null;
    this.#answered = question.number;
    if (question.about === 'side-deck') {
      const { deck } = view.yours;
      return deck && { question: question.number, act: { do: 'exchange', deck: copyOf(deck) } };
    }
    this.#inDuel = view.results.length === this.#duel ? this.#inDuel + 1 : 1;
    this.#duel = view.results.length;
    if (this.#inDuel > MOST_ANSWERS) return GIVES_UP;
    const { duel } = view;
    if (duel === null) return null;
    const choices = this.#bot.choose(
      () => duel,
      question.decision,
      (imagining) => this.#table.imagine(this.#player, imagining),
    );
    return { question: question.number, act: { do: 'answer', choices: [...choices] } };
  }
}
/** Of a bot that cannot go on. */
export const GIVES_UP: Deed = { question: null, act: { do: 'surrender' } };
const copyOf = ({
  main,
  extra,
  side,
}: { readonly [part in 'main' | 'extra' | 'side']: readonly number[] }) => ({
  main: [...main],
  extra: [...extra],
  side: [...side],
});
