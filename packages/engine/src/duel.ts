/** A duel as a value: make it, ask it, answer it, fork it, look at it. */
import { type CardChange, changesOn } from './changes.ts';
import type { FieldOptions } from './described-field.ts';
import { readAnswer } from './doors/answer.ts';
import { inWords } from './doors/check.ts';
import { type DuelOptions, duelOptions, fieldOptions } from './doors/duel-options.ts';
import { readImagining } from './doors/imagining.ts';
import { isEffectNumber, readIntention } from './doors/intention.ts';
import { NO_PICKS, type Refusal, refusalOfPicks, refusalToAnswer, refused } from './doors/refusal.ts';
import { aPlayer, DuelCallError, isPlayer, notAPlayer } from './doors/refused.ts';
import { type DuelEvent, deliverTo } from './events.ts';
import {
  type Intention,
  intentionsWith,
  obstacleTo,
  obstacleToAttackWith,
  obstacleToPendulumSummonWith,
  obstacleToTargetWith,
} from './explain.ts';
import { LOOK } from './field/stats.ts';
import { stateFromField } from './from-field.ts';
import { type Imagining, imagine } from './imagine/imagine.ts';
import { endDuel } from './moves/life-points.ts';
import {
  type ExplainedObstacle,
  explained,
  type OfferedChoice,
  type OpenDecision,
  offered,
  openDecision,
} from './offered.ts';
import { advance } from './procedures/advance.ts';
import { forgetTrail } from './procedures/loop.ts';
import { limitTurns } from './procedures/turn/extra-turns.ts';
import { setUpState } from './set-up.ts';
import { situationOf } from './situation/situation.ts';
import { readSnapshot, type Snapshot, snapshotOf } from './snapshot.ts';
import { bug } from './state/bug.ts';
import type { Decision } from './state/decision.ts';
import { digestOfState } from './state/digest.ts';
import { forkTable, openTable, takeLog, write } from './state/door.ts';
import type { Happening } from './state/happening.ts';
import type { CardPool } from './state/pool.ts';
import type { Result } from './state/state.ts';
import { cardOf, type Table } from './state/table.ts';
import { type View, viewOf } from './view.ts';
import { DEFAULT_FORMAT } from './vocabulary/formats.ts';
import type { CardId, Stay } from './vocabulary/ids.ts';
import { opponentOf, type Player } from './vocabulary/players.ts';
import { isFieldZone } from './vocabulary/zones.ts';

/** What a player may want to do with a card, and what stands in the way. */
export interface Possibility {
  readonly intention: OfferedChoice;
  readonly obstacle: ExplainedObstacle | null;
}
// The class sets both at once: nobody else may construct a duel or see its table.
let duelOnTable: (table: Table, log: readonly Happening[]) => Duel;
let tableIn: (duel: Duel) => Table;
/** A duel on a table that is laid. Inside the engine only: no door leads here. */
export const duelOn = (table: Table, log: readonly Happening[] = []): Duel => duelOnTable(table, log);
/** The table on which a duel lies, for what looks at its state itself: the laws. No door of the package hands it out. */
export const tableOf = (duel: Duel): Table => tableIn(duel);

/** A duel; `createDuel`, `createDuelFromField` and `restoreDuel` give one. */
export class Duel {
  static {
    duelOnTable = (table, log) => new Duel(table, log);
    tableIn = (duel) => duel.#table;
  }
  readonly #table: Table;
  #log: readonly Happening[];
  #offered: { readonly decision: Decision; readonly open: OpenDecision } | null = null;

  private constructor(table: Table, log: readonly Happening[]) {
    this.#table = table;
    this.#log = log;
  }

  /** The open question, null when the duel is over. Its player answers with `answer`. */
  get decision(): OpenDecision | null {
    const { decision } = this.#table.state;
    if (decision === null) return null;
    if (this.#offered?.decision !== decision)
      this.#offered = { decision, open: openDecision(this.#table, decision) };
    return this.#offered.open;
  }
  /** How the duel ended, null while it goes on. */
  get result(): Result | null {
    const { result } = this.#table.state;
    return result && { ...result };
  }
  get turn(): number {
    return this.#table.state.turn;
  }
  get pool(): CardPool {
    return this.#table.pool;
  }

  /**
   * Takes the choices with these indexes (one number, or a list where several may be taken) and goes on to the next question. An
   * illegal answer is refused with its clause and changes nothing.
   */
  answer(answer: number | readonly number[], player?: Player): Refusal | undefined {
    const { decision } = this.#table.state;
    const read = readAnswer(answer, decision?.choices.length ?? 0);
    const picked = 'picked' in read ? read.picked : NO_PICKS;
    const refusal =
      refusalToAnswer(this.#table, decision, player) ??
      ('wrong' in read ? refused('legality.choice.not-offered', read.wrong) : undefined) ??
      refusalOfPicks(decision, picked);
    if (refusal || decision === null) return refusal;
    const chosen = picked.map((index) => decision.choices[index] ?? bug('a choice vanished'));
    if (canBreakLoop(decision)) forgetTrail(this.#table);
    write(this.#table, 'decision', null);
    advance(this.#table, { chosen, returned: null });
    this.#log = takeLog(this.#table);
    return undefined;
  }

  /** Gives the duel up for a player. Allowed at any time. (duel.lose.by-surrender) */
  surrender(player: Player): Refusal | undefined {
    if (!isPlayer(player)) return refused('legality.choice.not-your-question', notAPlayer(player));
    if (this.#table.state.result) return refused('legality.choice.duel-is-over', 'The duel is over.');
    endDuel(this.#table, opponentOf(player), 'surrender');
    this.#log = takeLog(this.#table);
    return undefined;
  }

  /**
   * Time is up: after the present turn only so many more are played, then the Life Points decide. Before the first turn they are counted from
   * that one. Whoever keeps the time says so, once.
   */
  limitTurns(turns: number): Refusal | undefined {
    if (this.#table.state.result) return refused('legality.choice.duel-is-over', 'The duel is over.');
    if (this.#table.state.timeLimit)
      return refused('tournament.time-limit.called-once', 'The turns of this duel are limited already.');
    if (!Number.isSafeInteger(turns) || turns < 0 || this.turn + turns < 1)
      throw new DuelCallError(
        `Found ${inWords(turns)} turns, expected a whole number, from 1 before the first turn.`,
      );
    limitTurns(this.#table, turns);
    this.#log = takeLog(this.#table);
    return undefined;
  }

  /** What the last answer led to, as this player may know it. */
  events(player: Player): readonly DuelEvent[] {
    return this.#log.map((happening) => deliverTo(happening, aPlayer(player)));
  }
  /** The duel as this player may see it. */
  view(player: Player): View {
    return viewOf(this.#table, aPlayer(player));
  }
  /** A second duel in the same state; neither changes the other. */
  fork(): Duel {
    return new Duel(forkTable(this.#table), []);
  }
  /**
   * A duel as it might be for all that this player knows: cards and orders that the player cannot know are dealt anew by the seed, and so are dice and coins to come. What
   * this player sees and is asked is the same in both. Refuses, by a `DuelCallError`, what is no such wish, and to imagine while the other player is asked.
   */
  imagine(player: Player, imagining: Imagining): Duel {
    const { decision } = this.#table.state;
    const wished = readImagining(this.#table.pool, imagining);
    if (decision !== null && decision.player !== aPlayer(player))
      throw new DuelCallError(
        `The question is for player ${decision.player}; only who is asked can imagine.`,
      );
    return new Duel(imagine(this.#table, aPlayer(player), wished), []);
  }
  /** The whole duel as plain JSON, to be saved or sent. Not for a player's eyes. */
  snapshot(): Snapshot {
    return snapshotOf(this.#table);
  }
  /** A digest of the state: equal states have equal digests. */
  hash(): string {
    return digestOfState(this.#table);
  }
  /**
   * The key of the situation: all that matters for what can still happen. Duels with the same key ask the same and go on alike with the same answers and dice, however
   * they came about; dice, handles and the order of what does not depend on order are not in it. Not for a player's eyes.
   */
  situation(): string {
    return situationOf(this.#table);
  }
  /** What this player could do with the card of this handle, and for what cannot be done, why. Empty for an unknown handle. */
  explain(player: Player, handle: Stay): readonly Possibility[] {
    const card = this.#cardOf(handle, player);
    if (card === undefined) return [];
    return intentionsWith(this.#table, card).map((intention) => ({
      intention: offered(this.#table, intention),
      obstacle: explained(this.#table, obstacleTo(this.#table, player, intention)),
    }));
  }
  /** Which applied effects change the card of this handle, in the order in which they began. Empty for an unknown handle. */
  changes(player: Player, handle: Stay): readonly CardChange[] {
    const card = this.#cardOf(handle, player);
    return card === undefined ? [] : changesOn(this.#table, player, card);
  }
  /** Why this player cannot do something; null if it can be done. */
  obstacleTo(
    player: Player,
    intention: OfferedChoice & { readonly do: Intention['do'] },
  ): ExplainedObstacle | null {
    const read = readIntention(intention);
    if (read === undefined) return NOT_OFFERED;
    const card = this.#cardOf(read.card as Stay, player);
    if ('card' in read && card === undefined) return NOT_OFFERED;
    const meant = { ...read, card } as Intention;
    return explained(this.#table, obstacleTo(this.#table, player, meant));
  }

  /** Why this player cannot attack a monster with another, or with null directly; null if it can be done. */
  obstacleToAttack(player: Player, attacker: Stay, target: Stay | null): ExplainedObstacle | null {
    const card = this.#cardOf(attacker, player);
    const attacked = target === null ? null : this.#onField(target);
    if (card === undefined || attacked === undefined) return NOT_OFFERED;
    return explained(this.#table, obstacleToAttackWith(this.#table, player, card, attacked));
  }
  /** Why this player cannot activate an effect of a card with this target; null if it can be done. */
  obstacleToTarget(player: Player, handle: Stay, effect: number, target: Stay): ExplainedObstacle | null {
    const card = this.#cardOf(handle, player);
    const targeted = this.#cardOf(target, player) ?? this.#onField(target);
    if (card === undefined || targeted === undefined || !isEffectNumber(effect)) return NOT_OFFERED;
    return explained(
      this.#table,
      obstacleToTargetWith(this.#table, player, { card, effect, target: targeted }),
    );
  }

  /** Why this card cannot be among those that this player Pendulum Summons now; null if it can. */
  obstacleToPendulumSummon(player: Player, handle: Stay): ExplainedObstacle | null {
    const card = this.#cardOf(handle, player);
    if (card === undefined) return NOT_OFFERED;
    return explained(this.#table, obstacleToPendulumSummonWith(this.#table, player, card));
  }

  /** A card on the field has a handle for both, also face-down. */
  #onField(handle: Stay): CardId | undefined {
    const index = this.#table.state.cards.findIndex(({ stay }) => stay === handle);
    const card = index as CardId;
    return index >= 0 && isFieldZone(cardOf(this.#table, card).zone) ? card : undefined;
  }
  /** Only what lies open to the player has a handle. */
  #cardOf(handle: Stay, player: Player): CardId | undefined {
    aPlayer(player);
    const index = this.#table.state.cards.findIndex(({ stay }) => stay === handle);
    if (index < 0) return undefined;
    const card = index as CardId;
    const { zone, owner, controller } = cardOf(this.#table, card);
    const isHidden = zone === 'deck' || ((zone === 'hand' || zone === 'extra') && owner !== player);
    const isTheirs = cardOf(this.#table, card).face === 'down' && controller !== player && zone !== 'gy';
    return isHidden || isTheirs ? undefined : card;
  }
}

const NOT_OFFERED: ExplainedObstacle = { rule: 'legality.choice.not-offered', cards: [] };

/** Where a card is placed stops no loop; any other choice might. (duel.loop.repeated-state-is-a-draw) */
const canBreakLoop = ({ kind, choices }: Decision): boolean =>
  choices.length > 1 && kind !== 'zone' && kind !== 'position';
/** Begins a duel: shuffles, draws, and goes on to the first question. Refuses what no duel can begin with by a `DuelSetUpError` that names the place. */
export const createDuel = (given: DuelOptions): Duel => {
  const options = duelOptions(given);
  const { pool, seed, players } = options;
  const format = options.format ?? DEFAULT_FORMAT;
  const state = setUpState(pool, format, seed + 0, players, options.first);
  const table = openTable(pool, { ...state, askEveryWindow: options.askEveryWindow ?? false }, LOOK);
  advance(table);
  return duelOn(table, takeLog(table));
};

/** Begins a duel in the middle, from a described field. Refuses what cannot be with a `DuelSetUpError` that names the place. */
export const createDuelFromField = (given: FieldOptions): Duel => {
  const options = fieldOptions(given);
  const table = openTable(options.pool, stateFromField(options), LOOK);
  advance(table);
  return duelOn(table, takeLog(table));
};

/**
 * Goes on with a saved duel; the snapshot is copied. Refuses one that is not whole, or of other definitions, by a `DuelSetUpError` that names
 * the place.
 */
export const restoreDuel = (pool: CardPool, snapshot: Snapshot): Duel =>
  duelOn(openTable(pool, readSnapshot(pool, snapshot), LOOK));
