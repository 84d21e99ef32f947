/** A bot that sits at a table of a server, as a person does: over its WebSocket, knowing its own view. */
import type { Bot } from '@spellspeed/bots';
import type { Course, ServerMessage, ServerMessageOf } from '../protocol/server.ts';
import { Client, Interrupted, type Request } from './client.ts';

export interface BotPlayerOptions {
  readonly url: () => string;
  readonly token: string;
  readonly table: string;
  readonly bot: Bot;
  /** Milliseconds between a question and its answer. */
  readonly thinks?: () => number;
  /** Gives a Duel up after so many answers in it, so that a Match has an end. */
  readonly answersInDuel?: number;
  readonly acknowledged?: (answer: Acknowledged) => void;
  readonly refused?: (reason: string) => void;
}
/** An answer that the server has said is durable. */
export interface Acknowledged {
  readonly entry: number;
  readonly question: number;
  readonly choices: readonly number[] | null;
  readonly took: number;
}

export class BotPlayer {
  readonly #options: BotPlayerOptions;
  readonly #client: Client;
  #course: Course | null = null;
  /** The question that is being answered. */
  #answering = -1;
  #answersInDuel = 0;
  #duel = 0;
  #thinking: NodeJS.Timeout | undefined;
  readonly over: Promise<Course>;
  #isOver: (course: Course) => void = () => undefined;
  /** When the last news came. */
  toldAt = 0;
  /** How often it has come to its table. */
  entered = 0;

  constructor(options: BotPlayerOptions) {
    this.#options = options;
    this.over = new Promise((resolve) => {
      this.#isOver = resolve;
    });
    const { url, token } = options;
    this.#client = new Client({
      url,
      token,
      told: (message) => this.#told(message),
      welcomed: () => this.#enter(),
    });
  }
  get course(): Course | null {
    return this.#course;
  }
  /** For whoever looks why a table does not go on. */
  get state(): string {
    const { entry, stage, question, asked } = this.#course ?? {};
    return `entry ${entry}, ${stage}, asked ${question?.number} of ${asked}, answering ${this.#answering}, came ${this.entered} times, ${this.#client.state}, last: ${this.#last}`;
  }
  #last = '';
  #enter(): void {
    this.entered++;
    this.#answering = -1;
    const last = this.#course?.entry ?? -1;
    void this.#ask({ type: 'enter', table: this.#options.table, last }).then((reply) => {
      // It may be between two nodes.
      if (reply === null || reply.type === 'refused') this.#thinking = setTimeout(() => this.#enter(), 200);
    });
  }
  async #ask(request: Request) {
    try {
      return await this.#client.ask(request);
    } catch (thrown) {
      if (thrown instanceof Interrupted) return null;
      throw thrown;
    }
  }
  #told(message: ServerMessage): void {
    if (message.type === 'moved') this.#enter();
    if (message.type !== 'table' && message.type !== 'news') return;
    this.toldAt = performance.now();
    if (message.type === 'news' && message.after > (this.#course?.entry ?? -1)) {
      // Something in between has not come.
      this.#enter();
      return;
    }
    this.#tellBot(message);
    this.#course = message.course;
    const { stage, question, view } = message.course;
    if (stage === 'over') {
      this.#isOver(message.course);
      return;
    }
    const duel = view?.results.length ?? 0;
    if (duel !== this.#duel) this.#answersInDuel = 0;
    this.#duel = duel;
    if (question === null || question.number <= this.#answering) return;
    this.#answering = question.number;
    const wait = this.#options.thinks?.() ?? 0;
    this.#thinking = setTimeout(() => void this.#answer(message.course), wait);
  }
  /** It hears what has happened. What it remembers is of one Duel, and holds only while it has missed nothing. */
  #tellBot(message: ServerMessageOf<'table' | 'news'>): void {
    const { bot } = this.#options;
    if (message.type === 'table') {
      if (message.course.entry !== this.#course?.entry) bot.forget?.();
      return;
    }
    for (const happened of message.events)
      if (happened.what === 'in-duel') bot.hear?.([happened.event]);
      else if (happened.what === 'duel-set-up') bot.forget?.();
  }
  async #answer(course: Course): Promise<void> {
    // Others may have come or gone meanwhile: the question is what counts.
    if (course.question?.number !== this.#course?.question?.number) return;
    const request = this.#answerTo(course);
    if (request === null) return;
    const began = performance.now();
    const reply = await this.#ask(request);
    this.#last = reply === null ? 'interrupted' : JSON.stringify(reply);
    if (reply?.type === 'refused') {
      this.#options.refused?.(reply.refusal.reason);
      // Whether the question is open still is seen by coming again.
      this.#thinking = setTimeout(() => this.#enter(), 100);
    }
    if (reply?.type !== 'done' || reply.entry === undefined) return;
    this.#options.acknowledged?.({
      entry: reply.entry,
      question: course.question?.number ?? -1,
      choices: request.type === 'answer' ? request.choices : null,
      took: performance.now() - began,
    });
  }
  #answerTo({ question, view }: Course): Request | null {
    const { table, bot, answersInDuel = Number.POSITIVE_INFINITY } = this.#options;
    if (question === null || view === null) return null;
    if (question.about === 'side-deck')
      return (
        view.yours.deck && {
          type: 'exchange',
          table,
          question: question.number,
          deck: copyOf(view.yours.deck),
        }
      );
    const { duel } = view;
    if (duel === null) return null;
    if (++this.#answersInDuel > answersInDuel) return { type: 'surrender', table };
    const choices = [...bot.choose(() => duel, question.decision)];
    return { type: 'answer', table, question: question.number, choices };
  }
  ask(request: Request) {
    return this.#client.ask(request);
  }
  breakOff(): void {
    this.#client.breakOff();
  }
  close(): void {
    clearTimeout(this.#thinking);
    this.#client.close();
  }
}
const copyOf = ({
  main,
  extra,
  side,
}: {
  main: readonly number[];
  extra: readonly number[];
  side: readonly number[];
}) => ({
  main: [...main],
  extra: [...extra],
  side: [...side],
});
