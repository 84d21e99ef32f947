/** How the duel of a scenario begins. */
import {
  createDuel,
  createDuelFromField,
  DEFAULT_FORMAT,
  type Drawing,
  type FieldOptions,
  type FirstPlayerRule,
  type FormatName,
  firstPlayerRule,
  type Player,
  seedGiving,
} from '@spellspeed/engine';
import { createMatch, createMatchFromField } from '@spellspeed/match';
import { Course } from './course.ts';
import type { MatchPlan } from './match-told.ts';
import { scenarioPool } from './pool.ts';
import type { Chance, Scenario } from './scenario.ts';
import { SEED } from './seeds.ts';

/** A coin is a drawing of two, a die one of six. */
const drawingFor = (chance: Chance): Drawing =>
  chance === 'heads' || chance === 'tails'
    ? { of: 2, gives: chance === 'heads' ? 1 : 0 }
    : { of: 6, gives: Number(chance) - 1 };
const seedOf = ({ chance }: Scenario): number => seedGiving(chance.map(drawingFor));

/** With what the duel of a scenario begins: another duel with it and the same answers is the same. */
export interface Beginning {
  readonly format: FormatName;
  readonly seed: number;
  readonly first: FirstPlayerRule;
  /** The Decks of a Duel in a Match, which begins as any other; null where the field is described. */
  readonly decks: readonly [readonly number[], readonly number[]] | null;
  readonly field: Pick<FieldOptions, 'turn' | 'turnPlayer' | 'phase' | 'start' | 'sides'>;
}
export const beginningOf = (scenario: Scenario): Beginning => {
  const { format, turn, turnPlayer, phase, start, sides, match } = scenario;
  return {
    format,
    seed: match === null ? seedOf(scenario) : SEED,
    first: match === null ? 'first-listed' : firstPlayerRule(match.map((winner) => ({ winner }))),
    decks: match === null ? null : [deckOf(scenario, 0), deckOf(scenario, 1)],
    field: { turn, turnPlayer, phase, ...(start && { start }), sides },
  };
};
const deckOf = ({ cards }: Scenario, player: Player): number[] =>
  cards
    .filter(({ side }) => side === player)
    .sort((one, other) => one.id - other.id)
    .map(({ passcode }) => passcode);

/** Begins the Match of a scenario: with its first question, or in the middle of a Duel. */
const beginMatch = (scenario: Scenario, plan: MatchPlan): Course => {
  const { format, turn, turnPlayer, phase, sides, cards } = scenario;
  const { decks, bestOf, results, timeIsUp, isExtra, inProgress } = plan;
  const options = {
    pool: scenarioPool(),
    seed: SEED,
    // Without a word of the document the Match has its own rules.
    ...(format === DEFAULT_FORMAT ? {} : { format }),
    bestOf,
    results,
    timeIsUp,
    players: decks,
    askEveryWindow: true,
  };
  const field = { turn, turnPlayer, phase, sides, seed: seedOf(scenario) };
  const match = inProgress
    ? createMatchFromField({ ...options, kind: isExtra ? 'extra' : 'regular', field })
    : createMatch(options);
  const course = new Course({ match }, cards);
  course.hearTheBeginning();
  return course;
};

/** Begins the duel of a scenario. In a Match the Decks are shuffled and the players asked who goes first. */
export const beginCourse = (scenario: Scenario): Course => {
  if (scenario.plan !== null) return beginMatch(scenario, scenario.plan);
  const { format, seed, first, decks, field } = beginningOf(scenario);
  const options = { pool: scenarioPool(), format, seed, askEveryWindow: true };
  if (decks === null)
    return new Course({ duel: createDuelFromField({ ...options, ...field }) }, scenario.cards);
  const [one, other] = decks;
  const course = new Course(
    { duel: createDuel({ ...options, first, players: [{ main: one }, { main: other }] }) },
    scenario.cards,
  );
  course.hearTheBeginning();
  return course;
};
