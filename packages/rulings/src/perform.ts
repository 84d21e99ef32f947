/** Performing a command: pass until it is possible, or say why it is not. */
import {
  type ExplainedObstacle,
  HAND_SIGNS,
  type OfferedChoice,
  type OpenDecision,
  type Player,
  printedNumber,
  TURN_ORDERS,
} from '@spellspeed/engine';
import { clauseOf } from '@spellspeed/rulebook';
import { isAt } from './advance.ts';
import { type Course, describeChoices, fail, POOL, ScenarioFailure } from './course.ts';
import { nameOfCard, nameOfPlayer } from './names.ts';
import { answerBySelf, pickCards, settleAnnouncement } from './passing.ts';
import type { CardName, Command, Stop } from './scenario.ts';

/** No scenario needs more answers than this between two steps. */
const MOST_ANSWERS = 400;

type CardCommand = Extract<Command, { readonly card: CardName }>;

const effectFits = (course: Course, command: Command, choice: OfferedChoice): boolean => {
  if (command.do !== 'activate' || !(choice.do === 'activate' || choice.do === 'carry-out')) return false;
  const card = course.cardState(course.idOf(choice.card));
  if (command.fromHand && card.zone !== 'hand') return false;
  if (command.effect === null || choice.do === 'carry-out') return true;
  const effects = POOL.get(card.passcode)?.card.effects ?? [];
  if (command.effect === 0) return effects[choice.effect]?.effect === 'card-activation';
  return printedNumber(effects, choice.effect) === command.effect;
};
/** Does this choice carry out the command, its card aside? */
const choiceFits = (course: Course, command: CardCommand, choice: OfferedChoice): boolean => {
  switch (command.do) {
    case 'set':
      return choice.do === 'set-card' || choice.do === 'set-monster';
    case 'change-position':
      return choice.do === 'change-position' && choice.to === command.to;
    case 'activate':
      return effectFits(course, command, choice);
    default:
      return choice.do === command.do;
  }
};

const simple = (decision: OpenDecision, fits: (choice: OfferedChoice) => boolean): number[] | null => {
  const index = decision.choices.findIndex(fits);
  return index < 0 ? null : [index];
};
const option = (
  decision: OpenDecision,
  reason: OpenDecision['why']['for'],
  number: number,
): number[] | null =>
  decision.why.for === reason
    ? simple(decision, (choice) => choice.do === 'option' && choice.option === number)
    : null;
const intoPhase = (decision: OpenDecision, phase: string): number[] | null =>
  simple(decision, (choice) => choice.do === 'enter-phase' && choice.phase === phase);
const endBattle = (decision: OpenDecision): number[] | null =>
  simple(decision, (choice) => choice.do === 'end-battle');

const attackAnswer = (
  course: Course,
  decision: OpenDecision,
  command: CardCommand & { do: 'attack' },
): number[] | null => {
  if (decision.kind !== 'attack-target') {
    const index = course.indexOf(command.card, (choice) => choice.do === 'attack');
    return index < 0 ? null : [index];
  }
  // In a replay the same command chooses again.
  const { why } = decision;
  if (!('card' in why) || why.card === undefined) return null;
  return course.cardsNamed(command.card).includes(course.idOf(why.card))
    ? targetAnswer(course, decision, command)
    : null;
};
const targetAnswer = (
  course: Course,
  decision: OpenDecision,
  { target }: { target: CardName | 'directly' | null },
): number[] | null => {
  if (target === 'directly') return simple(decision, (choice) => choice.do === 'attack-directly');
  if (target === null) return null;
  const index = course.indexOf(target);
  return index < 0 ? null : [index];
};

/** The answer that carries out the command now; null if the question is another one. */
const answerFor = (course: Course, decision: OpenDecision, command: Command): number[] | null => {
  switch (command.do) {
    case 'attack':
      return attackAnswer(course, decision, command);
    case 'normal-summon':
    case 'set':
    case 'special-summon':
    case 'flip-summon':
    case 'change-position':
    case 'activate': {
      const index = course.indexOf(command.card, (choice) => choiceFits(course, command, choice));
      return index < 0 ? null : [index];
    }
    case 'phase':
      return intoPhase(decision, command.phase) ?? (command.phase === 'main2' ? endBattle(decision) : null);
    case 'end-turn':
      return intoPhase(decision, 'end');
    case 'pass':
    case 'yes':
    case 'no':
    case 'stop-attack':
      return simple(decision, (choice) => choice.do === command.do);
    case 'choose':
    case 'order':
      return decision.kind === 'respond' || decision.kind === 'act'
        ? null
        : chosenCards(course, decision, [...command.cards]);
    case 'option':
      return simple(decision, (choice) => choice.do === 'option' && choice.option + 1 === command.number);
    case 'zone':
      return simple(decision, (choice) => choice.do === 'zone' && choice.place + 1 === command.number);
    case 'position':
      return simple(decision, (choice) => choice.do === 'position' && choice.position === command.position);
    case 'show':
      return option(decision, 'rock-paper-scissors', HAND_SIGNS.indexOf(command.sign));
    case 'go':
      return option(decision, 'first-player', TURN_ORDERS.indexOf(command.order));
    case 'number':
    case 'surrender':
      return null;
  }
};
const chosenCards = (course: Course, decision: OpenDecision, names: CardName[]): number[] | null => {
  const picked = pickCards(course, decision, names);
  if (picked !== null && names.length > 0) course.awaits(decision.player, { choices: names });
  return picked;
};

/** Moves that a command implies: to attack, the Battle Phase is entered; to end the turn, the Battle Phase is ended. */
const impliedMove = (decision: OpenDecision, command: Command, player: Player): number[] | null => {
  if (decision.kind !== 'act' || decision.player !== player) return null;
  if (command.do === 'attack') return intoPhase(decision, 'battle');
  if (command.do === 'end-turn' || (command.do === 'phase' && command.phase === 'end'))
    return endBattle(decision);
  return null;
};

/** What a command is about in the words of the engine's explanations. */
const intentionFits = (command: Command, choice: OfferedChoice): boolean => {
  if (!('card' in command)) return false;
  if (command.do === 'set') return choice.do === 'set-card' || choice.do === 'set-monster';
  return choice.do === command.do;
};
export const obstaclesTo = (course: Course, player: Player, command: Command): ExplainedObstacle[] => {
  if (command.do === 'phase' && course.state.turnPlayer === player) {
    const found = course.duel.obstacleTo(player, { do: 'enter-phase', phase: command.phase });
    return found ? [found] : [];
  }
  if (!('card' in command)) return [];
  return course
    .cardsNamed(command.card)
    .flatMap((id) =>
      course.duel
        .explain(player, course.handleOf(id))
        .flatMap(({ intention, obstacle }) =>
          obstacle !== null && intentionFits(command, intention) && isMeant(command, intention, course)
            ? [obstacle]
            : [],
        ),
    );
};
const isMeant = (command: Command, intention: OfferedChoice, course: Course): boolean =>
  command.do !== 'activate' || effectFits(course, command, intention);

const describeObstacle = (course: Course, { rule, cards }: ExplainedObstacle): string => {
  const causes = cards.map((handle) => nameOfCard(course.cardState(course.idOf(handle)).passcode));
  const because = causes.length === 0 ? '' : ` [${causes.join(', ')}]`;
  return `${rule}${because}: ${clauseOf(rule).statement.trim()}`;
};
function failed(before: Course, now: Course, player: Player, command: Command, reason: string): never {
  const obstacles = [...obstaclesTo(before, player, command), ...obstaclesTo(now, player, command)];
  const said = new Set(obstacles.map((obstacle) => describeObstacle(before, obstacle)));
  const [first] = said;
  return fail(
    [
      `${nameOfPlayer(player)} cannot "${command.text}": ${reason}`,
      ...(first === undefined ? [] : [`because ${first}`]),
      `then ${describeChoices(before)}`,
      ...(now === before ? [] : [`now ${describeChoices(now)}`]),
    ].join('\n  '),
  );
}

/** Takes the answer of the command and what was given with it. */
const carryOut = (course: Course, player: Player, command: Command, picked: readonly number[]): void => {
  course.checkNothingWaits();
  if ('answers' in command) course.awaits(player, command.answers);
  const from = course.happened.length;
  const isReplay = course.decision?.why.for === 'replay';
  course.answer(picked);
  if (command.do === 'attack' && !isReplay) aim(course, command);
  settleAnnouncement(course);
  if (command.do === 'activate') checkTargets(course, command, from);
};
/** Chooses the target of a declared attack. */
const aim = (course: Course, command: Extract<Command, { do: 'attack' }>): void => {
  const { decision } = course;
  const { target } = command;
  if (decision?.kind === 'attack-target' && decision.why.for === 'attack' && target !== null) {
    const picked = targetAnswer(course, decision, command);
    if (picked === null)
      fail(
        `${target === 'directly' ? 'the opponent' : target.text} cannot be attacked; ${describeChoices(course)}`,
      );
    else course.answer(picked);
  } else checkAttacked(course, command);
};
const checkAttacked = (course: Course, { target }: Extract<Command, { do: 'attack' }>): void => {
  if (target === null) return;
  const declared = course.happened
    .map(([event]) => event)
    .filter((event) => event.what === 'attack-declared')
    .at(-1);
  if (declared === undefined) return;
  if (target === 'directly' && declared.target !== null)
    fail('the attack is not a direct one: there is one monster to attack');
  if (target !== 'directly' && declared.target === null)
    fail(`the attack is direct, ${target.text} is not attacked`);
};
/** A target that was the only one is checked against what was named. */
const checkTargets = (course: Course, command: Extract<Command, { do: 'activate' }>, from: number): void => {
  const [unasked] = course.waiting.targets;
  if (unasked === undefined) return;
  const activated = course.happened
    .slice(from)
    .flatMap(([event, other]) =>
      event.what === 'activated' && other.what === 'activated'
        ? [event.targets.map((card, index) => card.passcode ?? other.targets[index]?.passcode)]
        : [],
    )
    .at(0);
  for (const name of course.waiting.targets)
    if (activated?.some((passcode) => passcode === name.passcode) !== true)
      fail(`"${command.text}": ${name.text} is not targeted`);
  course.waiting.targets.length = 0;
};

/** Passes for both players until the command is possible, and performs it; with `at` only as long as the duel is there. */
export const perform = (course: Course, player: Player, command: Command, at: Stop | null = null): void => {
  if (command.do === 'surrender') {
    course.surrender(player);
    return;
  }
  const before = course.fork();
  for (let answers = 0; answers < MOST_ANSWERS; answers++) {
    const { decision } = course;
    if (decision === null) failed(before, course, player, command, 'the duel is over');
    if (at !== null && !isAt(course, at))
      failed(before, course, player, command, `it is not possible at ${at}`);
    const picked = decision.player === player ? answerFor(course, decision, command) : null;
    if (picked !== null) {
      carryOut(course, player, command, picked);
      return;
    }
    const onward = impliedMove(decision, command, player) ?? answerBySelf(course, decision);
    if (onward === null) {
      const asked =
        decision.kind === 'act' ? 'it did not become possible' : `a question is open (${decision.kind})`;
      failed(before, answers === 0 ? before : course, player, command, asked);
    }
    course.answer(onward);
  }
  fail(`"${command.text}" never became possible`);
};

const situationOf = ({ state }: Course): string =>
  [
    state.turn,
    state.phase,
    state.timing,
    state.chain.length,
    state.battle?.ended === null ? state.battle.stage : '',
    state.summoning !== null,
    state.lifePoints,
  ].join('/');

/** Is the command possible now, after passes that change nothing? The obstacles that were met otherwise. */
export const isPossibleNow = (
  course: Course,
  player: Player,
  command: Command,
): { readonly possible: boolean; readonly obstacles: readonly ExplainedObstacle[] } => {
  const attempt = course.fork();
  const obstacles: ExplainedObstacle[] = [];
  const situation = situationOf(attempt);
  while (attempt.decision !== null && situationOf(attempt) === situation) {
    const { decision } = attempt;
    const picked = decision.player === player ? answerFor(attempt, decision, command) : null;
    if (picked !== null) return { possible: succeeds(attempt, player, command, picked), obstacles };
    obstacles.push(...obstaclesTo(attempt, player, command));
    const onward = answerBySelf(attempt, decision);
    if (onward === null) break;
    attempt.answer(onward);
  }
  return { possible: false, obstacles };
};
const succeeds = (attempt: Course, player: Player, command: Command, picked: readonly number[]): boolean => {
  try {
    carryOut(attempt, player, command, picked);
    return true;
  } catch (error) {
    if (error instanceof ScenarioFailure) return false;
    throw error;
  }
};
