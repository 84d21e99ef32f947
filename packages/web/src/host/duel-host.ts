/** The host as it runs in the Worker, without anything of a browser. */
import type { Printer } from '@spellspeed/cardtext';
import {
  type CardPool,
  DEFAULT_FORMAT,
  DuelSetUpError,
  type OfferedChoice,
  type Passcode,
  type Refusal,
  type Stay,
} from '@spellspeed/engine';
import { writeReplay } from '@spellspeed/formats';
import type { MatchDeck } from '@spellspeed/match';
import { loaded } from '../app/load.ts';
import type { Language } from '../i18n/languages.ts';
import { botFactory } from './bots.ts';
import type { Host } from './host.ts';
import { type Pools, poolOf } from './pools.ts';
import type { Ahead } from './session/ahead.ts';
import { clauseIn, statementsFor } from './session/clause-text.ts';
import { questionOf } from './session/notes.ts';
import { noteOf, printerFor, textOf } from './session/printing.ts';
import { reportOn } from './session/report.ts';
import { Session } from './session/session.ts';
import {
  type CardReport,
  type CardText,
  type ClauseText,
  DEFAULT_SETTINGS,
  type HostSettings,
  type MatchPicture,
  type Picture,
  type Reply,
  type SavedDuel,
  type Setup,
  type Trouble,
} from './types.ts';

/** A duel, and the cards with which it is played. */
type Playing = Pick<Session, 'saved' | 'pool'>;
/** What only Matches need. */
type MatchPart = typeof import('./session/match.ts');
const loadMatchPart = (): Promise<MatchPart> => loaded(() => import('./session/match.ts'));
/** What `act` found: nothing wrong, or why it did not happen. */
type Outcome = Trouble | null;
const NOTHING: Trouble = { trouble: 'nothing' };
const NO_REPORT: CardReport = { possible: [], changes: [] };

export class DuelHost implements Host {
  readonly #pools: Pools;
  #session: Session | null = null;
  #settings: HostSettings = DEFAULT_SETTINGS;
  #language: Language = 'en';
  /** Of the language; null until it has been loaded. */
  #printer: Printer | null = null;
  #duel = 0;
  /** How many steps the page has. */
  #told = 0;
  #isFresh = true;
  /** Null until a Match is played. */
  #matchPart: MatchPart | null = null;
  #match: { readonly at: string; readonly picture: MatchPicture } | null = null;

  constructor(pools: Pools) {
    this.#pools = pools;
  }

  async start(setup: Setup): Promise<Reply> {
    const saved = savedFrom(setup);
    const { sides } = setup;
    if (sides === undefined) return this.resume(saved);
    const [{ beginMatch }, pool] = await Promise.all([
      loadMatchPart(),
      poolOf(saved, this.#pools, sides.flat()),
    ]);
    return this.#goOnWith(() => beginMatch(pool, saved, setup));
  }
  async resume(saved: SavedDuel): Promise<Reply> {
    const [pool, bot] = await Promise.all([poolOf(saved, this.#pools), botFactory(saved.bot)]);
    if (saved.match !== undefined) this.#matchPart = await loadMatchPart();
    return this.#reply(
      () => {
        const session = new Session(pool, saved, this.#settings, bot);
        if (saved.match !== undefined) this.#matchPart?.matchPicture(pool, saved, false);
        this.#session = session;
        this.#duel++;
        this.#fresh();
        return session.differs && { trouble: 'differs', ...session.differs };
      },
      { saved, pool },
    );
  }
  async leave(): Promise<Reply> {
    this.#session = null;
    return { picture: null, trouble: null };
  }
  async answer(picked: readonly number[], wish: OfferedChoice | null = null): Promise<Reply> {
    return this.#inWords(this.#inDuel((session) => refused(session.answer(picked, wish))));
  }
  async ahead(choices: readonly number[]): Promise<readonly Ahead[]> {
    return this.#session?.ahead(choices) ?? [];
  }
  async passTurn(): Promise<Reply> {
    return this.#inWords(
      this.#inDuel((session) => {
        const refusal = session.passTurn();
        return refusal === null ? NOTHING : refused(refusal);
      }),
    );
  }
  async surrender(): Promise<Reply> {
    return this.#inWords(this.#inDuel((session) => refused(session.surrender())));
  }
  async undo(): Promise<Reply> {
    return this.#inDuel((session) => {
      if (!session.undo()) return NOTHING;
      this.#fresh();
      return null;
    });
  }
  async cancel(): Promise<Reply> {
    return this.#inDuel((session) => {
      if (!session.cancel()) return NOTHING;
      this.#fresh();
      return null;
    });
  }
  async exchange(deck: MatchDeck): Promise<Reply> {
    const [session, part] = [this.#session, this.#matchPart];
    if (session?.duel.result == null || part === null || session.saved.match === undefined)
      return this.#reply(() => NOTHING);
    const exchanged = part.exchangeIn(session.pool, session.saved, deck);
    if ('refusal' in exchanged) return this.#inWords(this.#reply(() => refused(exchanged.refusal)));
    return this.resume(exchanged.next);
  }
  async nextMatch(seed: number): Promise<Reply> {
    const [session, part] = [this.#session, this.#matchPart];
    if (session === null || part === null || session.saved.match === undefined)
      return this.#reply(() => NOTHING);
    return this.#goOnWith(() => part.rematchIn(session.pool, session.saved, seed));
  }
  async change(settings: Partial<HostSettings>): Promise<Reply> {
    this.#settings = { ...this.#settings, ...settings };
    return this.#reply(() => {
      if (this.#session) this.#session.settings = this.#settings;
      return null;
    });
  }
  async speak(language: Language): Promise<Reply> {
    this.#language = language;
    // What is not shown yet needs no texts; without network they stay away, and the duel goes on.
    if (this.#session) await this.#words().catch(() => undefined);
    return this.#reply(() => null);
  }
  async report(handle: Stay): Promise<CardReport> {
    const session = this.#session;
    if (session === null) return NO_REPORT;
    const [printer, statements] = await Promise.all([this.#words(), statementsFor(this.#language)]);
    return reportOn(session, handle, { printer, statements }, session.pool);
  }
  async unknown(passcodes: readonly Passcode[]): Promise<readonly Passcode[]> {
    const pool = await this.#pools.holding(passcodes);
    return passcodes.filter((passcode) => pool.get(passcode) === undefined);
  }
  async text(passcode: Passcode, gained: readonly string[]): Promise<CardText | null> {
    const card = (await this.#poolWith(passcode)).withGained(passcode, gained)?.card;
    return card ? textOf(card, await this.#words()) : null;
  }
  async effect(passcode: Passcode, gained: readonly string[], effect: number): Promise<string> {
    const card = (await this.#poolWith(passcode)).withGained(passcode, gained)?.card;
    return card ? noteOf(card, await this.#words(), effect).text : '';
  }
  async clause(rule: string): Promise<ClauseText | null> {
    return clauseIn(await statementsFor(this.#language), rule);
  }
  async replay(): Promise<string | null> {
    return this.#session ? writeReplay(this.#session.replay()) : null;
  }

  /** The pool of the duel; for a card that is not in it, one that may have it. */
  async #poolWith(passcode: Passcode): Promise<CardPool> {
    const pool = this.#session?.pool;
    return pool?.get(passcode) ? pool : this.#pools.holding([passcode]);
  }
  /** The printer of the language that is spoken last. */
  async #words(): Promise<Printer> {
    const language = this.#language;
    const printer = await printerFor(language);
    if (language !== this.#language) return this.#words();
    this.#printer = printer;
    return printer;
  }
  /** A refusal is told in the words of its clause. */
  async #inWords(reply: Reply): Promise<Reply> {
    const { trouble } = reply;
    if (trouble?.trouble !== 'refused') return reply;
    const clause = clauseIn(await statementsFor(this.#language), trouble.rule);
    return { ...reply, trouble: { ...trouble, statement: clause?.statement ?? trouble.statement } };
  }
  /** A Duel that has to be made first; what throws meanwhile is told. */
  async #goOnWith(make: () => SavedDuel): Promise<Reply> {
    let saved: SavedDuel;
    try {
      saved = make();
    } catch (thrown) {
      return { picture: null, trouble: troubleOf(thrown, this.#session) };
    }
    return this.resume(saved);
  }
  /** Looked at once, and again when the Duel is over. */
  #matchOf(session: Session): MatchPicture | null {
    const { saved, duel, pool } = session;
    if (saved.match === undefined || this.#matchPart === null) return null;
    const at = `${this.#duel} ${duel.result === null ? 'playing' : saved.answers.length}`;
    if (this.#match?.at !== at)
      this.#match = { at, picture: this.#matchPart.matchPicture(pool, saved, duel.result !== null) };
    return this.#match.picture;
  }
  #fresh(): void {
    this.#told = 0;
    this.#isFresh = true;
  }
  #inDuel(act: (session: Session) => Outcome): Reply {
    return this.#reply(() => (this.#session ? act(this.#session) : NOTHING));
  }
  /** Does it, and shows the duel afterwards; what throws is told with the duel in which it happened. */
  #reply(act: () => Outcome, playing: Playing | null = this.#session): Reply {
    const start = performance.now();
    let trouble: Outcome;
    try {
      trouble = act();
    } catch (thrown) {
      trouble = troubleOf(thrown, playing);
    }
    return { picture: this.#picture(start), trouble };
  }
  #picture(start: number): Picture | null {
    const session = this.#session;
    if (session === null) return null;
    const { duel, you, saved, settings, canUndo, canCancel, undone, passed } = session;
    const { decision, result } = duel;
    const view = session.view();
    const source = { view, pool: session.pool, printer: this.#printer };
    const steps = session.steps.slice(this.#told);
    const fresh = this.#isFresh;
    this.#told = session.steps.length;
    this.#isFresh = false;
    return {
      duel: this.#duel,
      you,
      names: [saved.head.players[0].name, saved.head.players[1].name],
      bot: saved.bot,
      settings,
      view,
      question: decision?.player === you ? questionOf(source, decision) : null,
      steps,
      fresh,
      canUndo,
      canCancel,
      undone,
      passed,
      result,
      took: performance.now() - start,
      saved,
      match: this.#matchOf(session),
    };
  }
}

const refused = (refusal: Refusal | undefined): Outcome =>
  refusal ? { trouble: 'refused', rule: refusal.rule, statement: refusal.message } : null;

/** Cards that are not defined are no bug; everything else is, and can be copied with the duel in which it happened. */
const troubleOf = (thrown: unknown, playing: Playing | null): Trouble => {
  if (thrown instanceof DuelSetUpError)
    return { trouble: 'cards', message: thrown.message, missing: playing ? missingIn(playing) : [] };
  const what = thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown);
  return { trouble: 'bug', report: `${what}\n\n${JSON.stringify(playing?.saved ?? null)}` };
};

/** The cards of the decks that the pool does not have. */
const missingIn = ({ saved, pool }: Playing): readonly number[] => {
  const passcodes = saved.head.players.flatMap(({ main, extra }) => [...main, ...extra]);
  return [...new Set(passcodes)].filter((passcode) => pool.get(passcode as Passcode) === undefined);
};

const savedFrom = ({ yours, theirs, bot, seed, you, withoutEffects }: Setup): SavedDuel => {
  const person = { ...yours, by: 'person' };
  const other = { ...theirs, by: bot };
  return {
    head: {
      format: DEFAULT_FORMAT,
      seed,
      players: you === 0 ? [person, other] : [other, person],
    },
    you,
    bot,
    answers: [],
    surrendered: null,
    stops: [],
    undone: [],
    ...(withoutEffects && { withoutEffects }),
  };
};
