/** The duels of a tree: each node is played once and kept. */
import { greedyBot, tellDeeds } from '@spellspeed/bots';
import type { CardPool, Duel, DuelEvent, OpenDecision, Passcode, Player } from '@spellspeed/engine';
import { beginDuel, type ReplayHead } from '@spellspeed/formats';
import { cardName } from '../card/card-name.ts';
import { cardOfHandle } from '../duel/board/layout.ts';
import { automaticAnswer } from '../host/session/windows.ts';
import type { HostSettings, Occurrence } from '../host/types.ts';
import { CARD_LANGUAGES, type Language } from '../i18n/languages.ts';
import { frameAfter, openView } from '../watching/frame.ts';
import { type Answer, pathTo, ROOT, type Tree } from './tree.ts';
import type { ToldNode } from './types.ts';

type Deeds = Parameters<typeof tellDeeds>[0];
/** The duel after an answer, and what is told of it. */
export interface Point {
  /** It stays as it is: who plays on does so with a fork. */
  readonly duel: Duel;
  readonly player: Player;
  /** In which turn the answer was given. */
  readonly turn: number;
  readonly deeds: Deeds;
  readonly occurrences: readonly Occurrence[];
  /** What each player is told of the answer. */
  readonly events: readonly [readonly DuelEvent[], readonly DuelEvent[]];
  readonly isStop: boolean;
  /** By the answer; null where it is refused. */
  readonly after: Map<string, Point | null>;
}

/** Whoever plays both sides is asked whenever there is something to decide; zones alone are not worth a question. */
const SETTINGS: HostSettings = { asking: 'always', hold: false, zones: 'middle' };
/** The answer that goes by itself; null where somebody is to be asked. */
export const answerByItself = (duel: Duel, pool: CardPool): Answer | null => {
  const { decision } = duel;
  if (decision === null) return null;
  const view = () => duel.view(decision.player);
  return (
    automaticAnswer({ decision, view, pool, recent: [], settings: SETTINGS, passing: null })?.picked ?? null
  );
};
/** What somebody answers who does nothing but what must be done. */
const passiveAnswer = (duel: Duel, decision: OpenDecision): Answer => {
  const at = decision.choices.findIndex(
    (choice) => choice.do === 'pass' || (choice.do === 'enter-phase' && choice.phase === 'end'),
  );
  if (at >= 0) return [at];
  return decision.min === 0 ? [] : greedyBot(1, duel.pool).choose(() => duel.view(decision.player), decision);
};
/** From here everything is told from one side: handles are the same on both. */
const SIDE: Player = 0;

const deedsOf = (duel: Duel, decision: OpenDecision, answer: Answer): Deeds => {
  const view = { ...openView(duel, decision.player), shown: duel.view(decision.player).shown };
  return answer.flatMap((at) => {
    const choice = decision.choices[at];
    if (choice === undefined) return [];
    const card = 'card' in choice ? cardOfHandle(view, choice.card) : null;
    return [
      { player: decision.player, choice, why: decision.why.for, passcode: card?.known?.passcode ?? null },
    ];
  });
};

export class Course {
  readonly head: ReplayHead;
  readonly pool: CardPool;
  readonly #passive: Player | undefined;
  readonly #begun: Point;

  constructor(head: ReplayHead, pool: CardPool, passive?: Player) {
    this.head = head;
    this.#passive = passive;
    this.pool = pool;
    const duel = beginDuel(head, pool);
    const { occurrences } = frameAfter(duel, SIDE, openView(duel, SIDE), pool);
    const events = [duel.events(0), duel.events(1)] as const;
    this.#begun = {
      duel,
      player: SIDE,
      turn: duel.turn,
      deeds: [],
      occurrences,
      events,
      isStop: true,
      after: new Map(),
    };
  }

  /** The points of a path, the beginning first; it ends before an answer that is refused. */
  pointsTo(tree: Tree, at: number): readonly Point[] {
    const points: Point[] = [this.#begun];
    for (const node of pathTo(tree, at)) {
      const last = points.at(-1);
      const next = last && this.#after(last, tree.nodes[node]?.answer ?? []);
      if (!next) return points;
      points.push(next);
    }
    return points;
  }
  /** What is said of each node; null for those that cannot be reached. */
  told(tree: Tree, language: Language): readonly (ToldNode | null)[] {
    const points = new Map<number, Point | null>([[ROOT, this.#begun]]);
    return tree.nodes.map(({ parent, answer }, node) => {
      const before = points.get(parent) ?? null;
      const point = before && this.#after(before, answer);
      points.set(node, point);
      return point && toldOf(point, language);
    });
  }
  /** The answer, and what goes by itself after it; nothing where it is refused. */
  following(from: Point, picked: Answer): readonly Answer[] | null {
    const answers = [picked];
    let point = this.#after(from, picked);
    if (point === null) return null;
    for (let next = this.#byItself(point.duel); next; next = this.#byItself(point.duel)) {
      point = this.#after(point, next);
      if (point === null) break;
      answers.push(next);
    }
    return answers;
  }

  #byItself(duel: Duel): Answer | null {
    const { decision } = duel;
    if (decision !== null && decision.player === this.#passive) return passiveAnswer(duel, decision);
    return answerByItself(duel, this.pool);
  }
  #after(point: Point, answer: Answer): Point | null {
    const key = answer.join();
    const known = point.after.get(key);
    if (known !== undefined) return known;
    const made = this.#play(point, answer);
    point.after.set(key, made);
    return made;
  }
  #play({ duel: before }: Point, answer: Answer): Point | null {
    const { decision } = before;
    if (decision === null) return null;
    const duel = before.fork();
    if (duel.answer(answer, decision.player)) return null;
    const { occurrences } = frameAfter(duel, SIDE, openView(before, SIDE), this.pool);
    return {
      duel,
      player: decision.player,
      turn: before.turn,
      deeds: this.#byItself(before) === null ? deedsOf(before, decision, answer) : [],
      occurrences,
      events: [duel.events(0), duel.events(1)],
      isStop: this.#byItself(duel) === null,
      after: new Map(),
    };
  }
}

const toldOf = ({ deeds, turn, player, isStop }: Point, language: Language): ToldNode => {
  const nameOf = (passcode: Passcode): string => cardName(passcode, language);
  const told = tellDeeds(deeds, player, CARD_LANGUAGES[language], nameOf);
  return { player, deed: told.length === 0 ? null : told.join(', '), turn, isStop };
};
/** What has happened since somebody was asked last. */
export const sinceLastStop = (points: readonly Point[]): readonly Occurrence[] => {
  const before = points.slice(0, -1).findLastIndex(({ isStop }) => isStop);
  return points.slice(before + 1).flatMap(({ occurrences }) => occurrences);
};
