/** Plays the trees of analyses; runs in the Worker, without anything of a browser. */

import { explainThought, LEVELS, searchBot, tellDeeds } from '@spellspeed/bots';
import { READY_MADE_DECKS } from '@spellspeed/cards';
import { DuelSetUpError, type Passcode } from '@spellspeed/engine';
import { makeReplay, writeReplay } from '@spellspeed/formats';
import { cardName } from '../card/card-name.ts';
import { type Pools, poolOf } from '../host/pools.ts';
import { clauseIn, statementsFor } from '../host/session/clause-text.ts';
import { questionOf } from '../host/session/notes.ts';
import { printerFor } from '../host/session/printing.ts';
import type { Occurrence, SavedDuel } from '../host/types.ts';
import { CARD_LANGUAGES } from '../i18n/languages.ts';
import { type Plan, planOf } from '../learn/plan.ts';
import { defenceIn } from '../puzzles/defence.ts';
import { cardsOf, firstMoves, solve } from '../puzzles/solve.ts';
import { fieldOf } from '../rulings/editor/from-scenario.ts';
import { fieldLink } from '../rulings/editor/link.ts';
import { RulingPlayer } from '../rulings/ruling-player.ts';
import { describedDuel } from '../watching/described-duel.ts';
import { openView } from '../watching/frame.ts';
import { Course, type Point, sinceLastStop } from './course.ts';
import { type Answer, answersTo, pathTo, type Tree } from './tree.ts';
import type { Advice, AnalysisHost, Answered, FirstWins, Looking, Shown, Solved, Strength } from './types.ts';

/** What is known at a place of a tree. */
interface Found {
  readonly course: Course;
  /** From the beginning to the place. */
  readonly points: readonly Point[];
  readonly point: Point;
}

export class Analyst implements AnalysisHost {
  readonly #pools: Pools;
  #course: { readonly of: string; readonly is: Course } | null = null;

  constructor(pools: Pools) {
    this.#pools = pools;
  }
  async lesson(text: string, file: string): Promise<Plan | null> {
    return planOf(text, file, await this.#pools.playable());
  }
  async begin(text: string, file: string): Promise<SavedDuel | null> {
    const pool = await this.#pools.playable();
    const saved = await new RulingPlayer(async () => pool).takeOver({ text, file, line: 1 }, 0, 0);
    if (saved === null) return null;
    // A ruling looks at every window; whoever plays is asked where there is something to answer.
    const { askEveryWindow: _, ...head } = saved.head;
    return { ...saved, head };
  }
  async defend(looking: Looking): Promise<Answered> {
    const { course, point } = await this.#found(looking);
    return this.answer(looking, defenceIn(point.duel.fork(), cardsIn(course)));
  }
  async solve({ language, ...looking }: Looking): Promise<Solved> {
    const { course, point } = await this.#found({ ...looking, language });
    const { found, line, luckLeftOut } = solve(point.duel, cardsIn(course));
    const nameOf = (passcode: Passcode): string => cardName(passcode, language);
    const player = point.duel.decision?.player ?? null;
    const told = tellDeeds(line, player ?? 0, CARD_LANGUAGES[language], nameOf);
    return { found, line: told, player, luckLeftOut };
  }
  async firstWins({ language, ...looking }: Looking): Promise<FirstWins> {
    const { course, point } = await this.#found({ ...looking, language });
    const nameOf = (passcode: Passcode): string => cardName(passcode, language);
    const me = point.duel.decision?.player ?? 0;
    const first = firstMoves(point.duel, cardsIn(course));
    const told = first
      .filter(({ found }) => found === 'win')
      .map(({ deeds }) => tellDeeds(deeds, me, CARD_LANGUAGES[language], nameOf).join(', '));
    // Equal copies are one move.
    return { wins: [...new Set(told)], unclear: first.filter(({ found }) => found === 'open').length };
  }
  async look(looking: Looking): Promise<Shown> {
    try {
      return await this.#look(looking);
    } catch (thrown) {
      if (thrown instanceof DuelSetUpError) return { ok: false, message: thrown.message };
      throw thrown;
    }
  }
  async answer(looking: Looking, picked: Answer): Promise<Answered> {
    const { course, point } = await this.#found(looking);
    const answers = course.following(point, picked);
    if (answers !== null) return { ok: true, answers };
    const refusal = point.duel.fork().answer(picked);
    if (refusal === undefined) throw new Error('What is refused is refused again.');
    const { rule, message } = refusal;
    return {
      ok: false,
      refused: clauseIn(await statementsFor(looking.language), rule) ?? { rule, statement: message },
    };
  }
  async advise(looking: Looking, strength: Strength): Promise<Advice | null> {
    const { course, points, point } = await this.#found(looking);
    const { decision } = point.duel;
    if (decision === null) return null;
    const { player } = decision;
    const { time, ...effort } = LEVELS[strength];
    const limit = { ...time, now: () => performance.now() };
    const lists = Object.values(READY_MADE_DECKS);
    const bot = searchBot({ ...effort, limit, lists, seed: course.head.seed, pool: course.pool });
    for (const { events } of points) bot.hear?.(events[player]);
    const duel = point.duel.fork();
    const thought = bot.think(
      () => duel.view(player),
      decision,
      (imagining) => duel.imagine(player, imagining),
    );
    const nameOf = (passcode: Passcode): string => cardName(passcode, looking.language);
    return {
      player,
      sentences: thought ? explainThought(thought, CARD_LANGUAGES[looking.language], nameOf) : [],
      answer: thought?.answers[0]?.answer ?? null,
    };
  }
  async replay(looking: Looking): Promise<string | null> {
    const { course, points, point } = await this.#found(looking);
    const answers = answersTo(looking.tree, looking.at).slice(0, points.length - 1);
    return writeReplay(makeReplay(course.head, { answers, surrendered: null, checkpoints: [] }, point.duel));
  }
  async field(looking: Looking): Promise<string | null> {
    const { course, point } = await this.#found(looking);
    const { format } = course.head;
    const { title } = looking.tree;
    return fieldLink(fieldOf({ title, format, fillers: [0, 0], ...describedDuel(point.duel) }));
  }

  async #look(looking: Looking): Promise<Shown> {
    const { tree, side, language } = looking;
    const { course, points, point } = await this.#found(looking);
    const { decision, result } = point.duel;
    const view = openView(point.duel, side);
    const [one, other] = course.head.players;
    const source = { view: decision ? withShown(view, point, decision.player) : view, pool: course.pool };
    return {
      ok: true,
      shown: {
        frame: { view: source.view, occurrences: happened(points, looking) },
        question: decision && questionOf({ ...source, printer: await printerFor(language) }, decision),
        result,
        names: [one.name, other.name],
        told: course.told(tree, language),
      },
    };
  }
  async #found({ tree, at }: Looking): Promise<Found> {
    const course = await this.#courseOf(tree);
    const points = course.pointsTo(tree, at);
    const point = points.at(-1);
    if (point === undefined) throw new Error('A course has a beginning.');
    return { course, points, point };
  }
  async #courseOf({ head, withoutEffects, passive }: Tree): Promise<Course> {
    const of = JSON.stringify([head, withoutEffects, passive]);
    if (this.#course?.of === of) return this.#course.is;
    const is = new Course(
      head,
      await poolOf({ head, ...(withoutEffects && { withoutEffects }) }, this.#pools),
      passive,
    );
    this.#course = { of, is };
    return is;
  }
}

/** The cards that the duel begins with. */
const cardsIn = ({ head: { players, field } }: Course): readonly number[] =>
  field ? cardsOf(field) : players.flatMap(({ main, extra }) => [...main, ...extra]);

const happened = (points: readonly Point[], { tree, since }: Looking): readonly Occurrence[] =>
  since === undefined
    ? sinceLastStop(points)
    : points.slice(1 + pathTo(tree, since).length).flatMap(({ occurrences }) => occurrences);

/** With the cards that the question shows. */
const withShown = (
  view: ReturnType<typeof openView>,
  { duel }: Point,
  player: 0 | 1,
): ReturnType<typeof openView> => ({ ...view, shown: duel.view(player).shown });
