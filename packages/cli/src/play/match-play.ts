/** A Match of a person against a bot: its Duels one after the other, and all that was done, so that it can be saved. */
import type { Bot } from '@spellspeed/bots';
import { type CardPool, firstPlayerRule, type Player, type Refusal, restoreDuel } from '@spellspeed/engine';
import {
  beginMatch,
  type MatchCheckpoint,
  type MatchReplay,
  type MatchReplayHead,
  makeMatchReplay,
  type ReplayPlayer,
  writeMatchReplay,
} from '@spellspeed/formats';
import { type Match, type MatchDeck, type MatchDeed, sideByRule } from '@spellspeed/match';
import { tellMatchEvent } from '../tell/match.ts';
import { type Voice, voiceOf } from '../tell/voice.ts';
import { Trouble } from '../trouble.ts';
import { Session } from './session.ts';

export interface MatchPlayOptions {
  readonly pool: CardPool;
  readonly head: MatchReplayHead;
  readonly you: Player;
  readonly bot: Bot;
  /** What was done before the Match was saved. */
  readonly deeds?: readonly MatchDeed[];
}
/** Answers of a Duel that is not over, as long as the Match does not have them. */
type Answers = readonly (readonly number[])[];

/** The Match at the beginning of its last Duel, if that is not over; otherwise as all deeds leave it. */
const taken = (
  match: Match,
  deeds: readonly MatchDeed[],
): {
  readonly match: Match;
  readonly deeds: readonly MatchDeed[];
  readonly answers: Answers;
  readonly checkpoints: readonly MatchCheckpoint[];
} => {
  const checkpoints: MatchCheckpoint[] = [];
  let begun = { match: match.fork(), count: 0, duel: match.view(0).duelNumber };
  for (const [index, deed] of deeds.entries()) {
    const results = match.view(0).results.length;
    const refusal = match.do(deed);
    if (match.view(0).results.length > results) checkpoints.push({ deeds: index + 1, hash: match.hash() });
    if (refusal) throw new Trouble(`What was saved cannot be played: ${refusal.message}`);
    const duel = match.view(0).duelNumber;
    if (match.stage === 'duel' && duel !== begun.duel)
      begun = { match: match.fork(), count: index + 1, duel };
  }
  if (match.stage !== 'duel') return { match, deeds, answers: [], checkpoints };
  const answers = deeds.slice(begun.count).map((deed) => {
    if (deed.do !== 'answer')
      throw new Trouble('In the Duel that is being played, something other than answers was given.');
    return deed.answer;
  });
  return { match: begun.match, deeds: deeds.slice(0, begun.count), answers, checkpoints };
};

export class MatchPlay {
  readonly you: Player;
  readonly pool: CardPool;
  readonly voice: Voice;
  readonly head: MatchReplayHead;
  readonly match: Match;
  readonly #bot: Bot;
  readonly #deeds: MatchDeed[];
  readonly #checkpoints: MatchCheckpoint[];
  /** Of the Duel that was being played when the Match was saved. */
  #answers: Answers;

  constructor({ pool, head, you, bot, deeds = [] }: MatchPlayOptions) {
    this.you = you;
    this.pool = pool;
    this.voice = voiceOf(you);
    this.head = head;
    this.#bot = bot;
    const begun = taken(beginMatch(head, pool), deeds);
    this.match = begun.match;
    this.#deeds = [...begun.deeds];
    this.#checkpoints = [...begun.checkpoints];
    this.#answers = begun.answers;
  }

  /** Does something in the Match and notes it. */
  do(deed: MatchDeed): Refusal | undefined {
    const results = this.match.view(0).results.length;
    const refusal = this.match.do(deed);
    if (refusal) return refusal;
    this.#deeds.push(deed);
    if (this.match.view(0).results.length > results)
      this.#checkpoints.push({ deeds: this.#deeds.length, hash: this.match.hash() });
    return undefined;
  }
  /** The Duel of the Match, to be played by the person. */
  session(): Session {
    const { duel } = this.match.toJSON();
    if (duel === null) throw new Error('no Duel of the Match is being played');
    const answers = this.#answers;
    this.#answers = [];
    return new Session({
      pool: this.pool,
      head: this.#headOfDuel(),
      you: this.you,
      bot: this.#bot,
      duel: restoreDuel(this.pool, duel),
      answers,
      saved: (session) => writeMatchReplay(this.replay(session)),
    });
  }
  /** The Duel is over: the Match gets all that was answered in it. */
  takeOver(session: Session): void {
    const { answers, surrendered } = session.replay();
    for (const answer of answers) this.#must(this.do(this.#answerDeed(this.match, answer)));
    if (surrendered !== null) this.#must(this.do({ do: 'surrender', player: surrendered }));
  }
  /** Both hand in their decks; only what the person has chosen can be refused. */
  handIn(deck: MatchDeck): Refusal | undefined {
    const refusal = this.do({ do: 'exchange', player: this.you, deck });
    if (refusal) return refusal;
    const player: Player = this.you === 0 ? 1 : 0;
    const theirs = sideByRule(this.match.view(player), this.pool);
    if (theirs === null) throw new Error('The bot has no deck.');
    this.#must(this.do({ do: 'exchange', player, deck: theirs }));
    return undefined;
  }
  /** What the last deed led to, in sentences. */
  news(): readonly string[] {
    return this.match.events(this.you).flatMap((event) => tellMatchEvent(event, this.voice) ?? []);
  }
  /** The whole Match so far, with what was answered in the Duel that is being played. */
  replay(session?: Session): MatchReplay {
    const match = this.match.fork();
    const deeds = [...this.#deeds];
    const { answers, surrendered } = session?.replay() ?? { answers: [], surrendered: null };
    const add = (deed: MatchDeed): void => {
      this.#must(match.do(deed));
      deeds.push(deed);
    };
    for (const answer of answers) add(this.#answerDeed(match, answer));
    if (surrendered !== null) add({ do: 'surrender', player: surrendered });
    return makeMatchReplay(this.head, { deeds, checkpoints: this.#checkpoints }, match);
  }

  #answerDeed(match: Match, answer: readonly number[]): MatchDeed {
    const [question] = match.questions;
    if (question === undefined) throw new Error('Nobody is asked in the Match.');
    return { do: 'answer', player: question.player, answer };
  }
  #must(refusal: Refusal | undefined): void {
    if (refusal) throw new Error(`The Match refuses what the Duel has taken: ${refusal.message}`);
  }
  #headOfDuel() {
    const { match, head } = this;
    const { format, askEveryWindow } = head;
    const state = match.toJSON().state;
    const player = (at: Player): ReplayPlayer => {
      const { name, by } = head.players[at];
      const { main, extra } = state.decks?.[at] ?? head.players[at];
      return { name, by, main, extra };
    };
    return {
      format,
      seed: match.seedOfDuel,
      players: [player(0), player(1)] as const,
      first: firstPlayerRule(state.kind === 'extra' ? [] : state.results),
      ...(askEveryWindow && { askEveryWindow }),
    };
  }
}
