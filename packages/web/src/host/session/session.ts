/** A duel of a person against a bot: answers, what happened, and the way back. Runs without a browser. */
import { type Bot, type BotFactory, type Hearing, hearingOf } from '@spellspeed/bots';
import { READY_MADE_DECKS } from '@spellspeed/cards';
import {
  type CardPool,
  type Duel,
  type DuelEvent,
  type OfferedChoice,
  type OpenDecision,
  opponentOf,
  type Refusal,
  type View,
} from '@spellspeed/engine';
import { beginDuel, type Checkpoint, HASHED_EVERY, makeReplay, type Replay } from '@spellspeed/formats';
import type { HostSettings, SavedDuel, Step } from '../types.ts';
import { type Ahead, aheadOf } from './ahead.ts';
import { occurrencesOf } from './occurrences.ts';
import { automaticAnswer, choiceKey } from './windows.ts';

/** The saved answers are refused here: the duel is another one. It goes on with what could be restored. */
export interface Differs {
  readonly answers: number;
  readonly message: string;
}

export class Session {
  readonly pool: CardPool;
  settings: HostSettings;
  /** Set when the saved duel could not be restored as a whole. */
  readonly differs: Differs | null;
  readonly #saved: SavedDuel;
  readonly #bot: Bot;
  readonly #hearing: Hearing;
  #duel: Duel;
  #answers: (readonly number[])[] = [];
  #checkpoints: Checkpoint[] = [];
  #surrendered: SavedDuel['surrendered'] = null;
  #steps: Step[] = [];
  #stops: { readonly duel: Duel; readonly answers: number }[] = [];
  #undone: number[];
  #recent: DuelEvent[] = [];
  /** How many answers had been given when the opponent answered last. */
  #opponents = 0;
  #passing: { readonly turn: number; readonly offered: ReadonlySet<string> } | null = null;
  #passed = 0;
  /** What the person has already said about what is asked next: where a card was dragged to. */
  #wish: OfferedChoice | null = null;

  constructor(pool: CardPool, saved: SavedDuel, settings: HostSettings, bot: BotFactory) {
    this.pool = pool;
    this.settings = settings;
    this.#saved = saved;
    const lists = Object.values(READY_MADE_DECKS);
    this.#bot = bot(saved.head.seed, pool, { now: () => performance.now(), lists });
    this.#hearing = hearingOf(this.#bot);
    this.#undone = [...saved.undone];
    this.#duel = beginDuel(saved.head, pool);
    this.#note(null, this.#duel.view(saved.you), this.#duel.events(saved.you));
    this.differs = this.#restore(saved);
    this.#forgetViews();
    this.advance();
  }

  get you(): SavedDuel['you'] {
    return this.#saved.you;
  }
  get duel(): Duel {
    return this.#duel;
  }
  /** All that happened, from the beginning. */
  get steps(): readonly Step[] {
    return this.#steps;
  }
  get canUndo(): boolean {
    return this.#stops.length > 0;
  }
  /** Nothing has happened, and the opponent has not been asked, since your last answer; it led to a question of its own. */
  get canCancel(): boolean {
    const stop = this.#stops.at(-1);
    const { decision } = this.#duel;
    if (stop === undefined || decision?.player !== this.you) return false;
    if (decision.kind === 'act' || decision.kind === 'respond') return false;
    const told = this.#steps.at(-1)?.answers ?? 0;
    return told <= stop.answers && this.#opponents <= stop.answers;
  }
  get undone(): number {
    return this.#undone.length;
  }
  get passed(): number {
    return this.#passed;
  }
  get saved(): SavedDuel {
    const { head, you, bot } = this.#saved;
    return {
      head,
      you,
      bot,
      answers: this.#answers,
      surrendered: this.#surrendered,
      stops: this.#stops.map(({ answers }) => answers),
      undone: this.#undone,
      ...(this.#saved.withoutEffects && { withoutEffects: this.#saved.withoutEffects }),
      ...(this.#saved.match && { match: this.#saved.match }),
    };
  }
  view(): View {
    return this.#duel.view(this.you);
  }
  replay(): Replay {
    const course = {
      answers: this.#answers,
      surrendered: this.#surrendered,
      checkpoints: this.#checkpoints,
      ...(this.#undone.length > 0 && { undone: this.#undone }),
    };
    return makeReplay(this.#saved.head, course, this.#duel);
  }

  /** Where each of these choices could lead. */
  ahead(choices: readonly number[]): readonly Ahead[] {
    return choices.map((choice) => aheadOf(this.#duel, this.you, choice));
  }
  /**
   * Takes an answer of the person and goes on to the next question; with a wish, past those that it answers. What throws on the way
   * leaves the duel as it was.
   */
  answer(picked: readonly number[], wish: OfferedChoice | null = null): Refusal | undefined {
    const refusal = this.#duel.fork().answer(picked, this.you);
    if (refusal) return refusal;
    this.#attempt(() => {
      this.#wish = wish ?? this.#wish;
      this.#give(picked);
      this.advance();
    });
    return undefined;
  }
  /** Passes now, and for the rest of the turn wherever nothing new could be answered. Null where there is nothing to pass. */
  passTurn(): Refusal | undefined | null {
    const decision = this.#duel.decision;
    const pass = decision?.choices.findIndex((choice) => choice.do === 'pass') ?? -1;
    if (decision === null || pass < 0) return null;
    const passing = { turn: this.#duel.turn, offered: new Set(decision.choices.map(choiceKey)) };
    this.#passing = passing;
    return this.answer([pass]);
  }
  surrender(): Refusal | undefined {
    const refusal = this.#duel.fork().surrender(this.you);
    if (refusal) return refusal;
    this.#attempt(() => this.#giveUp(this.you));
    return undefined;
  }
  /** Goes back to before the last answer of the person, and marks it. Was there one? */
  undo(): boolean {
    const stop = this.#stops.pop();
    if (stop === undefined) return false;
    this.#goBack(stop.duel, stop.answers);
    this.#undone.push(stop.answers);
    return true;
  }
  /** Withdraws the last answer of the person, without a mark, where nothing came of it. Could it be? */
  cancel(): boolean {
    const stop = this.canCancel ? this.#stops.pop() : undefined;
    if (stop === undefined) return false;
    this.#goBack(stop.duel, stop.answers);
    return true;
  }
  /** Lets the bot answer, and answers for the person what the settings leave to the host. */
  advance(): void {
    for (let decision = this.#duel.decision; decision; decision = this.#duel.decision) {
      const picked = decision.player === this.you ? this.#automatic(decision) : this.#botAnswer(decision);
      if (picked === null) return;
      this.#give(picked);
    }
  }

  #botAnswer(decision: OpenDecision): readonly number[] {
    const { player } = decision;
    return this.#bot.choose(
      () => this.#duel.view(player),
      decision,
      (imagining) => this.#duel.imagine(player, imagining),
    );
  }
  /** What has been wished for, when it is asked; between two deeds nothing is left of it. */
  #wished({ kind, choices, min, max }: OpenDecision): readonly number[] | null {
    if (kind === 'act' || kind === 'respond') this.#wish = null;
    if (this.#wish === null || min !== 1 || max !== 1) return null;
    const wished = choiceKey(this.#wish);
    const at = choices.findIndex((choice) => choiceKey(choice) === wished);
    if (at < 0) return null;
    this.#wish = null;
    return [at];
  }
  #automatic(decision: OpenDecision): readonly number[] | null {
    const wished = this.#wished(decision);
    if (wished !== null) return wished;
    const { pool, settings } = this;
    let seen: View | null = null;
    const view = (): View => {
      seen ??= this.view();
      return seen;
    };
    const passing = this.#passing?.turn === this.#duel.turn ? this.#passing.offered : null;
    const automatic = automaticAnswer({ decision, view, pool, recent: this.#recent, settings, passing });
    if (automatic?.passed) this.#passed++;
    return automatic?.picked ?? null;
  }

  #give(picked: readonly number[]): void {
    const { decision } = this.#duel;
    const by = decision?.player ?? null;
    const before = this.view();
    const refusal = this.#duel.answer(picked);
    if (refusal) throw new Error(`Player ${by} answered [${picked}]: ${refusal.message}`);
    this.#answers.push(picked);
    this.#hearing.hear(this.#duel.events(opponentOf(this.you)));
    const answers = this.#answers.length;
    if (by !== this.you) this.#opponents = answers;
    if (answers % HASHED_EVERY === 0) this.#checkpoints.push({ answers, hash: this.#duel.hash() });
    const events = this.#duel.events(this.you);
    const isPass = picked.length === 1 && decision?.choices[picked[0] ?? -1]?.do === 'pass';
    this.#recent = isPass ? [...this.#recent, ...events] : [...events];
    this.#note(by, before, events);
  }
  #giveUp(player: SavedDuel['you']): void {
    const before = this.view();
    this.#duel.surrender(player);
    this.#surrendered = player;
    this.#note(player, before, this.#duel.events(this.you));
  }
  #note(by: Step['by'], before: View, events: readonly DuelEvent[]): void {
    if (events.length === 0) return;
    const view = this.view();
    const occurrences = occurrencesOf(events, this.pool, before, () => view);
    this.#steps.push({ answers: this.#answers.length, by, occurrences, view });
  }
  /** What lies behind is told again without its fields. */
  #forgetViews(): void {
    this.#steps = this.#steps.map((step) => ({ ...step, view: null }));
  }

  /** Does it as an answer of the person: undo comes back to here. */
  #attempt(act: () => void): void {
    const before = { duel: this.#duel.fork(), answers: this.#answers.length };
    this.#passed = 0;
    try {
      act();
      this.#stops.push(before);
    } catch (thrown) {
      this.#goBack(before.duel, before.answers);
      throw thrown;
    }
  }
  #goBack(duel: Duel, answers: number): void {
    this.#duel = duel;
    this.#answers = this.#answers.slice(0, answers);
    this.#hearing.goBack(answers);
    this.#opponents = Math.min(this.#opponents, answers);
    this.#checkpoints = this.#checkpoints.filter((checkpoint) => checkpoint.answers <= answers);
    this.#steps = this.#steps.filter((step) => step.answers <= answers && !endsBySurrender(step));
    this.#surrendered = null;
    this.#passing = null;
    this.#passed = 0;
    this.#wish = null;
    this.#recent = [];
    this.#forgetViews();
  }
  #restore({ answers, stops, surrendered }: SavedDuel): Differs | null {
    const isStop = new Set(stops);
    for (const picked of answers) {
      const at = this.#answers.length;
      if (isStop.has(at)) this.#stops.push({ duel: this.#duel.fork(), answers: at });
      const refusal = this.#duel.fork().answer(picked);
      if (refusal) return { answers: at, message: refusal.message };
      this.#give(picked);
    }
    if (surrendered !== null) {
      if (isStop.has(this.#answers.length))
        this.#stops.push({ duel: this.#duel.fork(), answers: this.#answers.length });
      this.#giveUp(surrendered);
    }
    return null;
  }
}

const endsBySurrender = ({ occurrences }: Step): boolean =>
  occurrences.some(({ event }) => event.what === 'duel-ended' && event.reason === 'surrender');
