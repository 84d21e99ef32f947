/** Plays rulings step by step; runs in the Worker, without anything of a browser. */
import { factsOf } from '@spellspeed/cards';
import { type CardPool, eventsOfBoth, type Player, type View } from '@spellspeed/engine';
import { isPuzzleScript, type ReplayHead } from '@spellspeed/formats';
import { isRuleId, type Statements } from '@spellspeed/rulebook';
import {
  type Beginning,
  beginningOf,
  type Command,
  cardNameFrom,
  type Deed,
  decidedBy,
  explainStep,
  type Mistake,
  parseScenarios,
  playScenariosWith,
  type Refused,
  readCommand,
  runScenario,
  type Scenario,
  type StepOver,
} from '@spellspeed/rulings';
import { clauseIn, statementsFor } from '../host/session/clause-text.ts';
import { occurrencesOf } from '../host/session/occurrences.ts';
import type { SavedDuel } from '../host/types.ts';
import type { Language } from '../i18n/languages.ts';
import { type Frame, openView } from '../watching/frame.ts';
import { materialOf } from './material.ts';
import { readScript } from './script-field.ts';
import type {
  Checked,
  DocumentPlace,
  Material,
  Played,
  PlayedRuling,
  ReadField,
  ReadText,
  RulingHost,
  RulingSource,
  RulingStep,
  ToldRefusal,
} from './types.ts';

/** Rulings are looked at from the side of A. */
const SIDE: Player = 0;

export class RulingPlayer implements RulingHost {
  readonly #pool: () => Promise<CardPool>;
  /** @param pool - the cards that rulings can be about, asked for anew each time: a reader can add some. */
  constructor(pool: () => Promise<CardPool>) {
    this.#pool = pool;
  }
  async play(text: string, file: string, line: number, language: Language): Promise<Played> {
    const pool = await this.#cards();
    const found = scenarioAt({ text, file, line });
    return 'mistakes' in found
      ? { ok: false, mistakes: found.mistakes }
      : { ok: true, ruling: playedRuling(found.scenario, text, pool, await statementsFor(language)) };
  }
  async read(text: string): Promise<ReadText> {
    const pool = await this.#cards();
    if (isPuzzleScript(text)) return readScript(text, (passcode) => playedAs(pool, passcode));
    const { scenarios, mistakes } = parseScenarios(text, 'field');
    const [scenario, ...others] = scenarios;
    return scenario === undefined || mistakes.length > 0
      ? { ok: false, mistakes }
      : { ok: true, field: readField(scenario, others.length) };
  }
  async material(): Promise<Material> {
    return materialOf(await this.#cards());
  }
  async check(text: string, language: Language): Promise<Checked> {
    await this.#cards();
    // An expectation of nothing: to look what is possible.
    const looked = `${text.trimEnd()}\nsteps:\n  - expect: {}\n`;
    const found = scenarioAt({ text: looked, file: 'field', line: 1 });
    if ('mistakes' in found) return { ok: false, mistakes: found.mistakes };
    const overs = stepsOf(found.scenario).overs;
    const [over] = overs;
    if (over === undefined) return { ok: false, mistakes: [] };
    const { could } = explainStep(over);
    const statements = await statementsFor(language);
    return {
      ok: true,
      frame: { view: openView(over.after.duel, SIDE), occurrences: [] },
      could: could.map(({ player, asked, commands, refused }) => ({
        player,
        asked,
        commands: commands.map((command) => ({ command, told: understood(command) })),
        refused: refused.map((each) => refusal(each, statements)),
      })),
    };
  }
  async takeOver(place: DocumentPlace, steps: number, you: Player): Promise<SavedDuel | null> {
    await this.#cards();
    const found = scenarioAt(place);
    if ('mistakes' in found) return null;
    // A saved duel is one Duel, not a Match.
    if (found.scenario.plan !== null) return null;
    const { overs } = stepsOf(found.scenario);
    const deeds = steps === 0 ? [] : ((overs[steps - 1] ?? overs.at(-1))?.after.deeds ?? []);
    return savedDuel(beginningOf(found.scenario), deeds, you);
  }
  async #cards(): Promise<CardPool> {
    const pool = await this.#pool();
    playScenariosWith(pool);
    return pool;
  }
}

const playedAs = (pool: CardPool, passcode: number): number | undefined => {
  const card = factsOf(passcode)?.passcode ?? passcode;
  return pool.nameAt(card) === undefined ? undefined : card;
};
const readField = (scenario: Scenario, others: number): ReadField => {
  const { title, format, turn, turnPlayer, phase, sides, cards, steps } = scenario;
  const fillersOf = (player: Player): number =>
    cards.filter(({ side, isFiller }) => isFiller && side === player).length;
  const fillers = [fillersOf(0), fillersOf(1)] as const;
  return {
    title,
    format,
    turn,
    turnPlayer,
    phase,
    sides,
    fillers,
    steps: steps.length,
    others,
    unplayable: [],
  };
};

const scenarioAt = ({
  text,
  file,
  line,
}: DocumentPlace): { readonly scenario: Scenario } | { readonly mistakes: readonly Mistake[] } => {
  const { scenarios, mistakes } = parseScenarios(text, file);
  const scenario = scenarios.find((each) => each.line === line) ?? scenarios[0];
  return scenario === undefined || (mistakes.length > 0 && scenario.line !== line)
    ? { mistakes }
    : { scenario };
};

/** The steps as they were taken; the one that fails is the last. */
const stepsOf = (
  scenario: Scenario,
): {
  readonly overs: readonly StepOver[];
  readonly failure: string | null;
  readonly skipped: string | null;
} => {
  const overs: StepOver[] = [];
  // What comes after goes on with the same course, so it is kept as it was.
  const { failure = null, skipped = null } = runScenario(scenario, (over) => {
    overs.push({ ...over, after: over.after.fork() });
  });
  return { overs, failure, skipped };
};

const playedRuling = (
  scenario: Scenario,
  text: string,
  pool: CardPool,
  statements: Statements,
): PlayedRuling => {
  const { overs, failure, skipped } = stepsOf(scenario);
  const [first] = overs;
  const begun = first?.before.duel;
  if (begun === undefined) return emptyRuling(scenario, statements, { failure, skipped });
  let view = openView(begun, SIDE);
  const start: Frame = { view, occurrences: [] };
  const steps = overs.map((over) => {
    const step = rulingStep(over, { pool, view, text, statements });
    view = step.frame.view;
    return step;
  });
  return { ...headOf(scenario, statements), start, steps, failure, skipped };
};
const headOf = (
  { title, line, source, cites, cards }: Scenario,
  statements: Statements,
): Pick<PlayedRuling, 'title' | 'line' | 'source' | 'cites' | 'cards'> => ({
  title,
  line,
  source: source === null ? null : sourceFrom(source),
  cites: cites.flatMap((rule) => clauseIn(statements, rule) ?? []),
  cards: [...new Set(cards.filter(({ isFiller }) => !isFiller).map(({ passcode }) => passcode))],
});
/** `<clause>/2` is the second example of a clause. */
const sourceFrom = (text: string): RulingSource => {
  const [, rule = '', number] = /^([^/]*)(?:\/(\d+))?$/.exec(text) ?? [];
  const isNumbered = number !== undefined;
  return { text, example: isRuleId(rule) ? { rule, number: isNumbered ? Number(number) : null } : null };
};
/** A ruling that is not run, or that has no step. */
const emptyRuling = (
  scenario: Scenario,
  statements: Statements,
  { failure, skipped }: Pick<PlayedRuling, 'failure' | 'skipped'>,
): PlayedRuling => {
  const { overs } = stepsOf({ ...scenario, skip: null, steps: [lookOnly(scenario)] });
  const duel = overs[0]?.after.duel;
  if (duel === undefined) throw new Error(failure ?? `${scenario.file}: the field cannot be set up.`);
  const start: Frame = { view: openView(duel, SIDE), occurrences: [] };
  return { ...headOf(scenario, statements), start, steps: [], failure, skipped };
};
const lookOnly = ({ line }: Scenario): Scenario['steps'][number] => ({
  step: 'expect',
  checks: [],
  line,
  column: 1,
  text: '',
  source: '',
});

/** What is needed to tell a step: the cards, what was seen before it, the document, and the clauses in the reader's language. */
interface Telling {
  readonly pool: CardPool;
  readonly view: View;
  readonly text: string;
  readonly statements: Statements;
}
const rulingStep = (over: StepOver, { pool, view: seen, text, statements }: Telling): RulingStep => {
  const { step, before, after, failure } = over;
  const view = openView(after.duel, SIDE);
  const happened = after.eventsSince(before.eventCount);
  const events = eventsOfBoth(
    happened.map(([forA]) => forA),
    happened.map(([, forB]) => forB),
  );
  return {
    kind: step.step === 'note' ? 'expect' : step.step,
    player: step.step === 'command' ? (step.player === 0 ? 'A' : 'B') : null,
    step,
    lines: linesAt(text, step.line),
    refused: decidedBy(over).map((each) => refusal(each, statements)),
    frame: { view, occurrences: occurrencesOf(events, pool, seen, () => view) },
    failure,
  };
};
/** The step as it is written from this line on, without the indentation that its lines share. */
const linesAt = (text: string, line: number): string[] => {
  const [first = '', ...rest] = text.split('\n').slice(line - 1);
  const indent = first.search(/\S/);
  const end = rest.findIndex((each) => each.trim() !== '' && each.search(/\S/) <= indent);
  const own = end < 0 ? rest : rest.slice(0, end);
  const deeper = own.filter((each) => each.trim() !== '').map((each) => each.search(/\S/));
  const shared = deeper.length === 0 ? 0 : Math.min(...deeper);
  const written = [first.trim().replace(/^- /, ''), ...own.map((each) => each.slice(shared).trimEnd())];
  return written.filter((each) => each !== '' && each !== 'expect:');
};
const refusal = (
  { player, command, rule, statement, cards }: Refused,
  statements: Statements,
): ToldRefusal => ({
  player,
  command,
  told: understood(command),
  rule,
  statement: clauseIn(statements, rule)?.statement ?? statement,
  cards: cards.flatMap((text) => {
    const name = cardNameFrom(text);
    return 'unknown' in name ? [] : [name];
  }),
});
const understood = (command: string): Command | null => {
  const read = readCommand(command);
  return 'expected' in read ? null : read;
};

const savedDuel = (beginning: Beginning, deeds: readonly Deed[], you: Player): SavedDuel => {
  const { format, seed, first, decks, field } = beginning;
  const bot = 'greedy';
  const player = (seat: Player) => ({
    name: seat === 0 ? 'A' : 'B',
    by: seat === you ? 'person' : bot,
    main: decks?.[seat] ?? [],
    extra: [],
  });
  const head: ReplayHead = {
    format,
    seed,
    players: [player(0), player(1)],
    // The rulings look at every window.
    askEveryWindow: true,
    ...(decks === null ? { field } : { first }),
  };
  return {
    head,
    you,
    bot,
    answers: deeds.flatMap((deed) => ('answer' in deed ? [deed.answer] : [])),
    surrendered: deeds.map((deed) => ('surrenders' in deed ? deed.surrenders : null)).at(-1) ?? null,
    stops: [],
    undone: [],
  };
};
