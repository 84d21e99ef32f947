/** The course of a scenario step by step: what happened, what each player could have done, which clauses decided. */
import type { DuelEvent, ExplainedObstacle, Phase, Player, Timing } from '@spellspeed/engine';
import type { MatchEvent, MatchView } from '@spellspeed/match';
import { clauseOf, isRuleId, type RuleId } from '@spellspeed/rulebook';
import type { Course } from './course.ts';
import { commandsNow, describeChoice, nameIn } from './describe.ts';
import { nameOfPlayer } from './names.ts';
import { causesOf, missingMaterials, obstaclesOnTheWay, textsOf } from './obstacles.ts';
import { answerBySelf } from './passing.ts';
import { isPossibleNow, situationOf } from './perform.ts';
import { type RulingResult, runScenario, type StepOver } from './run.ts';
import type { Ability, Command, Scenario } from './scenario.ts';

/** A command that is not possible, and the clause that forbids it. */
export interface Refused {
  readonly player: 'A' | 'B';
  readonly command: string;
  readonly rule: RuleId;
  readonly statement: string;
  /** Other cards that cause it. */
  readonly cards: readonly string[];
  /** What the cards that are to be activated say, and which materials are missing. */
  readonly texts: readonly string[];
}
export interface PlayerCould {
  readonly player: 'A' | 'B';
  /** Does the player get to do anything at this point? */
  readonly asked: boolean;
  readonly commands: readonly string[];
  /** What the player's cards cannot do, and why. */
  readonly refused: readonly Refused[];
}
export interface ExplainedStep {
  readonly line: number;
  /** As it is written. */
  readonly step: string;
  /** What happened, as both players got it. */
  readonly events: readonly (readonly [DuelEvent, DuelEvent])[];
  /** What happened in the Match around its Duels, as both players learn it. */
  readonly matchEvents: readonly MatchEvent[];
  /** What the Match stands at; null in a scenario about one duel. */
  readonly match: Pick<MatchView, 'stage' | 'duelNumber' | 'kind' | 'score' | 'timeIsUp' | 'result'> | null;
  /** Where the duel is; null while none has begun. */
  readonly now: {
    readonly turn: number;
    readonly turnPlayer: 'A' | 'B';
    readonly phase: Phase;
    readonly timing: Timing;
    readonly lifePoints: readonly [number, number];
    readonly chain: readonly string[];
    readonly attack: string | null;
  } | null;
  readonly could: readonly PlayerCould[];
  /** The refusals that this step is about. */
  readonly decided: readonly Refused[];
  readonly failure: string | null;
}
export interface Explanation extends RulingResult {
  readonly line: number;
  readonly cites: readonly { readonly rule: string; readonly statement: string }[];
  readonly steps: readonly ExplainedStep[];
}

const statementOf = (rule: RuleId): string => clauseOf(rule).statement.trim().replace(/\s+/g, ' ');
const refused = (course: Course, player: Player, command: string, obstacle: ExplainedObstacle): Refused => ({
  player: nameOfPlayer(player),
  command,
  rule: obstacle.rule,
  statement: statementOf(obstacle.rule),
  cards: causesOf(course, obstacle).filter((name) => !command.includes(name)),
  texts: missingMaterials(course, obstacle),
});

const refusedCommand = (
  course: Course,
  player: Player,
  command: Command,
  obstacle: ExplainedObstacle,
): Refused => {
  const plain = refused(course, player, command.text, obstacle);
  return { ...plain, texts: [...textsOf(course, command), ...plain.texts] };
};

/** The duel when this player is asked, if that comes without a change of the situation. */
const whenAsked = (course: Course, player: Player): Course | null => {
  const later = course.fork();
  const situation = situationOf(later);
  while (later.decision !== null && situationOf(later) === situation) {
    if (later.decision.player === player) return later;
    const picked = later.decision.kind === 'act' ? null : answerBySelf(later, later.decision);
    if (picked === null) return null;
    later.answer(picked);
  }
  return null;
};
/** Where a player looks for something to do. */
const LOOKED_AT: readonly string[] = ['hand', 'monsters', 'spells', 'field', 'pendulum', 'extra'];
/** What a player asks about first: activations, attacks while attacks are declared, Summons by the monster's own text. */
const isAskedAbout = ({ state }: Course, intention: string): boolean =>
  intention === 'attack'
    ? state.timing === 'battle-step' && state.battle === null
    : intention === 'activate' || intention === 'special-summon';
const refusedTo = (course: Course, player: Player): Refused[] => {
  const found = new Map<string, Refused>();
  for (const { id, isFiller } of course.cards) {
    const { zone, controller } = course.cardState(id);
    if (isFiller || controller !== player || !LOOKED_AT.includes(zone)) continue;
    for (const { intention, obstacle } of course.duel.explain(player, course.handleOf(id))) {
      const command = describeChoice(course, intention);
      if (obstacle !== null && isAskedAbout(course, intention.do) && !found.has(command))
        found.set(command, refused(course, player, command, obstacle));
    }
  }
  const possible = commandsNow(course);
  return [...found.values()].filter(({ command }) => !possible.includes(command));
};
const couldDo = (course: Course, player: Player): PlayerCould => {
  const asked = whenAsked(course, player);
  const commands = asked === null ? [] : commandsNow(asked).filter((command) => command !== 'pass');
  return {
    player: nameOfPlayer(player),
    asked: asked !== null,
    commands,
    refused: refusedTo(asked ?? course, player),
  };
};

const refusalsOf = (course: Course, { player, command, because }: Ability): Refused[] => {
  const obstacles = isPossibleNow(course, player, command).obstacles;
  const told = obstacles.filter(({ rule }) => because === null || rule === because);
  const [first] = told.length > 0 ? told : obstacles;
  return first === undefined ? [] : [refusedCommand(course, player, command, first)];
};
/** The refusals that a step speaks of: what cannot be done, and why the step itself could not. */
export const decidedBy = ({ step, before, after, failure }: StepOver): Refused[] => {
  if (step.step === 'expect')
    return step.checks.flatMap((check) => (check.check === 'cannot' ? refusalsOf(after, check) : []));
  if (step.step !== 'command' || failure === null) return [];
  const { player, command } = step;
  const [first] = obstaclesOnTheWay(before, player, command);
  return first === undefined ? [] : [refusedCommand(before, player, command, first)];
};

const matchOf = (course: Course): ExplainedStep['match'] => {
  if (!course.isMatch) return null;
  const { stage, duelNumber, kind, score, timeIsUp, result } = course.theMatch.view(0);
  return { stage, duelNumber, kind, score, timeIsUp, result };
};
const nowOf = (course: Course): ExplainedStep['now'] => {
  if (!course.hasDuel) return null;
  const { turn, turnPlayer, phase, timing, lifePoints, chain, battle } = course.state;
  const attacker = battle === null || battle.ended !== null ? null : nameIn(course, battle.attacker.card);
  const target = battle?.target ? nameIn(course, battle.target.card) : 'directly';
  return {
    turn,
    turnPlayer: nameOfPlayer(turnPlayer),
    phase,
    timing,
    lifePoints,
    chain: chain.map(({ card }) => nameIn(course, card.card)),
    attack: attacker === null ? null : `${attacker} ${target === 'directly' ? target : `-> ${target}`}`,
  };
};
/** What is told of a step that has been taken. */
export const explainStep = (over: StepOver): ExplainedStep => ({
  line: over.step.line,
  step: over.step.source,
  events: over.after.eventsSince(over.before.eventCount),
  matchEvents: over.after.matchEvents.slice(over.before.matchEvents.length),
  match: matchOf(over.after),
  now: nowOf(over.after),
  could: over.after.decision === null ? [] : ([0, 1] as const).map((player) => couldDo(over.after, player)),
  decided: decidedBy(over),
  failure: over.failure,
});
/** Runs a scenario and tells its course. */
export const explainScenario = (scenario: Scenario): Explanation => {
  const steps: ExplainedStep[] = [];
  const result = runScenario(scenario, (over) => {
    steps.push(explainStep(over));
  });
  const cites = scenario.cites.flatMap((rule) =>
    isRuleId(rule) ? [{ rule, statement: statementOf(rule) }] : [],
  );
  return { ...result, line: scenario.line, cites, steps };
};
