/** A duel of a person against a bot: answers, what was told, and the way back. */
import { type Bot, type Hearing, hearingOf, type SearchBot, type Thought } from '@spellspeed/bots';
import {
  type CardPool,
  type Duel,
  type OpenDecision,
  opponentOf,
  type Player,
  type Refusal,
  type View,
} from '@spellspeed/engine';
import {
  beginDuel,
  type Checkpoint,
  HASHED_EVERY,
  makeReplay,
  type Replay,
  type ReplayHead,
  writeReplay,
} from '@spellspeed/formats';
import { type Telling, type Told, tellEvents } from '../tell/events.ts';
import { placeOf } from '../tell/places.ts';
import { does, type Voice, voiceOf, whose } from '../tell/voice.ts';
import { adviserOf } from './adviser.ts';

export interface SessionOptions {
  readonly pool: CardPool;
  readonly head: ReplayHead;
  readonly you: Player;
  readonly bot: Bot;
  /** A Duel of a Match, as it begins; without it one is made from the head. */
  readonly duel?: Duel;
  /** What was answered before the duel was saved. */
  readonly answers?: readonly (readonly number[])[];
  /** What `save` writes; without it the replay of this duel. */
  readonly saved?: (session: Session) => string;
}
/** Where the duel was before an answer of the person. */
interface Before {
  readonly duel: Duel;
  readonly answers: number;
  readonly checkpoints: number;
  readonly told: number;
}

/** The free place nearest to the middle. */
const MIDDLE = 2;
const middleZone = ({ choices }: OpenDecision): number => {
  const far = choices.map((choice) => (choice.do === 'zone' ? Math.abs(choice.place - MIDDLE) : 0));
  return far.indexOf(Math.min(...far));
};

/** Questions that are passed by themselves: as long as nothing happens in this turn that makes another answer possible. */
interface Passing {
  readonly turn: number;
  readonly offered: ReadonlySet<string>;
}
const isQuiet = ({ chain, battle }: View): boolean => chain.length === 0 && battle === null;

export class Session {
  readonly you: Player;
  readonly pool: CardPool;
  readonly voice: Voice;
  readonly head: ReplayHead;
  /** Does the person choose zones? Otherwise the free one nearest to the middle is taken. */
  asksZones = false;
  /** Does a Match go on when the duel is over? */
  readonly isInMatch: boolean;
  readonly #saved: (session: Session) => string;
  #duel: Duel;
  readonly #bot: Bot;
  readonly #adviser: SearchBot;
  /** Who hears of every answer. */
  readonly #listening: readonly { readonly hearing: Hearing; readonly player: Player }[];
  #answers: (readonly number[])[] = [];
  #checkpoints: Checkpoint[] = [];
  #surrendered: Player | null = null;
  #told: Told[] = [];
  #before: Before[] = [];
  readonly #undone: number[] = [];
  #passing: Passing | null = null;

  constructor({ pool, head, you, bot, duel, answers = [], saved }: SessionOptions) {
    this.you = you;
    this.pool = pool;
    this.head = head;
    this.voice = voiceOf(you);
    this.#bot = bot;
    this.#adviser = adviserOf(head.seed, pool);
    this.#listening = [
      { hearing: hearingOf(bot), player: opponentOf(you) },
      { hearing: hearingOf(this.#adviser), player: you },
    ];
    this.#saved = saved ?? ((session) => writeReplay(session.replay()));
    this.isInMatch = duel !== undefined;
    this.#duel = duel ?? beginDuel(head, pool);
    // Otherwise it is decided, and told, who goes first.
    const { first = 'first-listed' } = head;
    this.#told =
      first === 'first-listed'
        ? [
            { as: 'heading', text: `Turn 1: ${whose(this.voice, 0)} turn` },
            { as: 'sentence', text: `${does(this.voice, 0, 'take')} the first turn.` },
          ]
        : [];
    for (const answer of answers) this.#give(answer);
    this.#advance();
  }

  get duel(): Duel {
    return this.#duel;
  }
  /** All that has been told, from the beginning. */
  get told(): readonly Told[] {
    return this.#told;
  }
  /** What the person is asked; null when the duel is over. */
  get question(): OpenDecision | null {
    return this.#duel.decision;
  }
  view(): View {
    return this.#duel.view(this.you);
  }

  /** Takes an answer of the person and goes on to the next question. What throws on the way leaves the duel as it was. */
  answer(picked: readonly number[]): Refusal | undefined {
    const before = this.#remember();
    const attempt = before.duel.fork();
    const refusal = attempt.answer(picked, this.you);
    if (refusal) return refusal;
    return this.#orBack(before, () => {
      this.#give(picked);
      this.#advance();
    });
  }
  surrender(): Refusal | undefined {
    const before = this.#remember();
    return this.#orBack(before, () => {
      this.#duel.surrender(this.you);
      this.#surrendered = this.you;
      this.#tell(this.view());
    });
  }
  /** Passes now, and for the rest of the turn wherever nothing new could be answered. */
  passTurn(): Refusal | undefined {
    const decision = this.#duel.decision;
    const pass = decision?.choices.findIndex((choice) => choice.do === 'pass') ?? -1;
    if (decision === null || pass < 0)
      return { rule: 'legality.choice.not-offered', message: 'There is nothing to pass.' };
    this.#passing = {
      turn: this.#duel.turn,
      offered: new Set(decision.choices.map((choice) => JSON.stringify(choice))),
    };
    return this.answer([pass]);
  }
  /** Goes back to before the last answer of the person. Is there one? */
  undo(): boolean {
    const before = this.#before.pop();
    if (before === undefined) return false;
    this.#goBack(before);
    this.#undone.push(before.answers);
    return true;
  }
  /** What `save` writes. */
  saved(): string {
    return this.#saved(this);
  }
  replay(): Replay {
    const course = {
      answers: this.#answers,
      surrendered: this.#surrendered,
      checkpoints: this.#checkpoints,
      ...(this.#undone.length > 0 && { undone: this.#undone }),
    };
    return makeReplay(this.head, course, this.#duel);
  }

  #remember(): Before {
    return {
      duel: this.#duel.fork(),
      answers: this.#answers.length,
      checkpoints: this.#checkpoints.length,
      told: this.#told.length,
    };
  }
  #goBack({ duel, answers, checkpoints, told }: Before): void {
    this.#duel = duel;
    this.#answers = this.#answers.slice(0, answers);
    for (const { hearing } of this.#listening) hearing.goBack(answers);
    this.#checkpoints = this.#checkpoints.slice(0, checkpoints);
    this.#told = this.#told.slice(0, told);
    this.#surrendered = null;
    this.#passing = null;
  }
  #orBack(before: Before, act: () => void): undefined {
    try {
      act();
    } catch (thrown) {
      this.#goBack(before);
      throw thrown;
    }
    this.#before.push(before);
  }

  #give(picked: readonly number[]): void {
    const before = this.view();
    const refusal = this.#duel.answer(picked);
    if (refusal) throw new Error(`${this.#bot.name} answered [${picked}]: ${refusal.message}`);
    this.#answers.push(picked);
    for (const { hearing, player } of this.#listening) hearing.hear(this.#duel.events(player));
    const answers = this.#answers.length;
    if (answers % HASHED_EVERY === 0) this.#checkpoints.push({ answers, hash: this.#duel.hash() });
    this.#tell(before);
  }
  #tell(before: View): void {
    const telling: Telling = {
      voice: this.voice,
      pool: this.pool,
      // What has gone since is named by the place that it left.
      placeOf: (handle) => (placeOf(this.view(), handle) ?? placeOf(before, handle))?.label,
    };
    this.#told.push(...tellEvents(this.#duel.events(this.you), telling));
  }
  /** Lets the bot answer, and answers what leaves the person nothing to choose. */
  #advance(): void {
    for (let decision = this.#duel.decision; decision; decision = this.#duel.decision) {
      const picked = decision.player === this.you ? this.#automatic(decision) : this.#botAnswer(decision);
      if (picked === undefined) return;
      this.#give(picked);
    }
  }
  /** What a bot in the place of the person thinks of the open question; null where there is nothing to think about. */
  advice(): Thought | null {
    const { decision } = this.#duel;
    if (decision?.player !== this.you) return null;
    return this.#adviser.think(
      () => this.view(),
      decision,
      (wish) => this.#duel.imagine(this.you, wish),
    );
  }
  #botAnswer(decision: OpenDecision): readonly number[] {
    const { player } = decision;
    return this.#bot.choose(
      () => this.#duel.view(player),
      decision,
      (imagining) => this.#duel.imagine(player, imagining),
    );
  }
  #passes({ kind, choices }: OpenDecision): boolean {
    const passing = this.#passing;
    return (
      kind === 'respond' &&
      passing?.turn === this.#duel.turn &&
      choices.every((choice) => passing.offered.has(JSON.stringify(choice))) &&
      isQuiet(this.view())
    );
  }
  #automatic(decision: OpenDecision): readonly number[] | undefined {
    const { kind, why, choices, min, max } = decision;
    // The Main Phase is left by the person alone.
    if (why.for !== 'main-phase' && choices.length === 1 && min === 1) return [0];
    if (this.#passes(decision)) return [choices.findIndex((choice) => choice.do === 'pass')];
    return kind === 'zone' && !this.asksZones && min === 1 && max === 1 ? [middleZone(decision)] : undefined;
  }
}
