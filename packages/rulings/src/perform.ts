/** Performing a command: pass until it is possible, or say why it is not. */
import type { ExplainedObstacle, OpenDecision, Player } from '@spellspeed/engine';
import { isAt } from './advance.ts';
import type { CardName } from './card-name.ts';
import { answersFor, impliedMove, targetAnswer } from './command-answer.ts';
import { type Course, fail, ScenarioFailure } from './course.ts';
import { describeChoices } from './describe.ts';
import { deedOf, isMatchCommand, type MatchCommand, obstaclesInMatch } from './match-step.ts';
import { nameOfPlayer } from './names.ts';
import { asSeenFrom, failed, obstaclesTo, refusalTo } from './obstacles.ts';
import {
  answerBySelf,
  goOnUntil,
  isRealQuestion,
  passedUntil,
  settleAnnouncement,
  type Until,
} from './passing.ts';
import type { Answers, Command, Stop } from './scenario.ts';

/** No scenario needs more answers than this between two steps. */
const MOST_ANSWERS = 400;

/** What the command says about the questions that follow it. */
const answersIn = (command: Command, decision: OpenDecision, picked: readonly number[]): Partial<Answers> => {
  switch (command.do) {
    case 'pendulum-summon':
      return { ...command.answers, choices: [...command.cards, ...command.answers.choices] };
    case 'choose':
    case 'order':
      return { choices: command.cards.slice(decision.kind === 'act' ? 0 : picked.length) };
    default:
      return 'answers' in command ? command.answers : {};
  }
};

/** Takes the answer of the command and what was given with it. */
const carryOut = (course: Course, command: Command, picked: readonly number[]): void => {
  const { decision } = course;
  if (decision === null) fail('the duel is over');
  const subjects = 'card' in command ? course.cardsNamed(command.card) : [];
  course.awaits(decision.player, answersIn(command, decision, picked), subjects);
  const from = course.happened.length;
  const isReplay = decision.why.for === 'replay';
  course.answer(picked);
  if (command.do === 'attack' && !isReplay) aim(course, command);
  settleAnnouncement(course);
  if (command.do === 'activate') checkTargets(course, command, from);
};

type Attack = Extract<Command, { do: 'attack' }>;
/** Chooses the target of a declared attack. */
const aim = (course: Course, { target }: Attack): void => {
  const { decision } = course;
  if (target === null) return;
  if (decision?.kind !== 'attack-target' || decision.why.for !== 'attack') {
    checkAttacked(course, target);
    return;
  }
  const picked = targetAnswer(course, decision, target);
  if (picked === null)
    fail(
      `${target === 'directly' ? 'the opponent' : target.text} cannot be attacked; ${describeChoices(course)}`,
    );
  course.answer(picked);
};
/** A target that was the only one is checked against what was named. */
const checkAttacked = (course: Course, target: CardName | 'directly'): void => {
  const { battle } = course.state;
  if (battle === null) return;
  const attacked = battle.target?.card ?? null;
  if (target === 'directly' && attacked !== null)
    fail('the attack is not a direct one: there is one monster to attack');
  if (target !== 'directly' && attacked === null)
    fail(`the attack is direct, ${target.text} is not attacked`);
  if (target !== 'directly' && attacked !== null && !course.cardsNamed(target).includes(attacked))
    fail(`${target.text} cannot be attacked: there is one other monster to attack`);
};
const checkTargets = (
  course: Course,
  { text, answers }: Command & { answers: Answers },
  from: number,
): void => {
  const activated = course.happened
    .slice(from)
    .flatMap(([event, other]) =>
      event.what === 'activated' && other.what === 'activated'
        ? [
            event.targets.map((card, index) => ({
              ...card,
              passcode: card.passcode ?? other.targets[index]?.passcode,
            })),
          ]
        : [],
    )
    .at(0);
  if (activated === undefined) return;
  for (const name of answers.targets) {
    const ids = course.cardsNamed({ ...name, zone: null });
    const isTargeted = activated.some(({ handle, passcode }) => {
      const id = handle === null ? -1 : course.idOf(handle);
      return id >= 0 ? ids.includes(id) : passcode === name.passcode;
    });
    if (!isTargeted) fail(`"${text}": ${name.text} is not targeted`);
  }
};

/** Does the command succeed with this answer, all that it says being taken up? */
const succeeds = (attempt: Course, command: Command, picked: readonly number[]): boolean => {
  try {
    carryOut(attempt, command, picked);
    // What an activation names beyond its targets may be asked much later.
    if (command.do !== 'activate') passedUntil(attempt, isRealQuestion).checkNothingWaits();
    return true;
  } catch (error) {
    if (error instanceof ScenarioFailure) return false;
    throw error;
  }
};
/** Of several answers the one with which everything that the command says comes true. */
const bestAnswer = (course: Course, decision: OpenDecision, command: Command): readonly number[] | null => {
  const answers = answersFor(course, decision, command).filter((picked) => picked !== null);
  const [first] = answers;
  if (answers.length < 2 || first === undefined) return first ?? null;
  return answers.find((picked) => succeeds(course.fork(), command, picked)) ?? first;
};

/** A Duel that only has to be passed to its end is. */
const passToMatch = (course: Course, player: Player, command: MatchCommand): void => {
  for (
    let answers = 0;
    answers < MOST_ANSWERS && obstaclesInMatch(course, player, command).length > 0;
    answers++
  ) {
    const { decision } = course;
    const onward = decision === null || decision.kind === 'act' ? null : answerBySelf(course, decision);
    if (onward === null) return;
    course.answer(onward);
  }
};

/** Why a player who is not asked cannot do it while the other one is free to act. */
const waitsFor = ({ state }: Course, decision: OpenDecision, player: Player): string => {
  if (decision.player === player) return 'it did not become possible';
  const [one, other] = [nameOfPlayer(decision.player), nameOfPlayer(player)];
  const moves = state.phase === 'battle' ? `an attack, "${one}: phase main2"` : `a Summon, an activation`;
  return `${one} is free to act, so ${one} has to do something first that ${other} can answer: ${moves}, "${one}: phase end"`;
};

/** Is it in that phase already? Main Phase 2 lies behind the Battle Phase. */
const isInPhase = ({ state }: Course, player: Player, command: Command): boolean =>
  command.do === 'phase' && state.phase === command.phase && state.turnPlayer === player;
/** What was the only choice has been taken already, or will be. */
const isChosenAnyway = (course: Course, player: Player, command: Command): boolean => {
  if (command.do !== 'choose') return false;
  const later = course.fork();
  const answersIt: Until = ({ decision }) =>
    decision?.player === player && bestAnswer(later, decision, command) !== null;
  goOnUntil(later, answersIt);
  return answersIt(later)
    ? course.wereTakenBefore(later, player, command.cards)
    : course.wereTaken(player, command.cards);
};

/** Passes for both players until the command is possible, and performs it; with `at` only as long as the duel is there. */
export const perform = (course: Course, player: Player, command: Command, at: Stop | null = null): void => {
  if (command.do === 'surrender') {
    course.surrender(player);
    return;
  }
  if (isMatchCommand(command)) {
    passToMatch(course, player, command);
    course.doInMatch(deedOf(course, player, command));
    return;
  }
  if (isInPhase(course, player, command) || isChosenAnyway(course, player, command)) return;
  if (at === null) goOnToPhase(course, player, command);
  goOnAndDo(course, player, command, at);
  course.isOnTheWay = command.do === 'phase' && command.phase === 'main2';
};
/**
 * Who has said "phase main2" and goes on to act means Main Phase 2, not the End Step in which the opponent may still answer; where it is not
 * possible there, it is done on the way.
 */
const goOnToPhase = (course: Course, player: Player, command: Command): void => {
  if (!course.isOnTheWay || course.state.turnPlayer !== player || !('card' in command)) return;
  const later = passedUntil(course, ({ state }) => state.phase === 'main2');
  if (later.state.phase !== 'main2' || !isPossibleNow(later, player, command).possible) return;
  for (const deed of later.deeds.slice(course.deeds.length)) if ('answer' in deed) course.answer(deed.answer);
};
const goOnAndDo = (course: Course, player: Player, command: Command, at: Stop | null): void => {
  const before = course.fork();
  for (let answers = 0; answers < MOST_ANSWERS; answers++) {
    const { decision } = course;
    if (decision === null) failed(before, course, player, command, 'the duel is over');
    if (at !== null && !isAt(course, at))
      failed(before, course, player, command, `it is not possible at ${at}`);
    const picked = decision.player === player ? bestAnswer(course, decision, command) : null;
    if (picked !== null) {
      const chosen = course.fork();
      try {
        carryOut(course, command, picked);
      } catch (error) {
        if (!(error instanceof ScenarioFailure)) throw error;
        failed(before, chosen, player, command, error.message);
      }
      return;
    }
    const onward = impliedMove(decision, command, player) ?? answerBySelf(course, decision);
    if (onward === null) {
      const asked =
        decision.kind === 'act'
          ? waitsFor(course, decision, player)
          : `a question is open (${decision.kind})`;
      failed(before, answers === 0 ? before : course, player, command, asked);
    }
    course.answer(onward);
  }
  fail(`"${command.text}" never became possible`);
};

/** What must stay the same for a player to be still at the same point. */
export const situationOf = ({ state }: Course): string =>
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
  if (isMatchCommand(command)) {
    const refused = obstaclesInMatch(course, player, command);
    return { possible: refused.length === 0, obstacles: refused };
  }
  const attempt = course.fork();
  const obstacles: ExplainedObstacle[] = [];
  const situation = situationOf(attempt);
  while (attempt.decision !== null && situationOf(attempt) === situation) {
    const { decision } = attempt;
    const answers = decision.player === player ? answersFor(attempt, decision, command) : [];
    const picked = answers.filter((answer) => answer !== null);
    if (picked.some((answer) => succeeds(attempt.fork(), command, answer)))
      return { possible: true, obstacles };
    obstacles.push(...obstaclesTo(attempt, player, command).map((each) => asSeenFrom(course, attempt, each)));
    if (picked.length > 0) break;
    const onward = answerBySelf(attempt, decision);
    if (onward === null) break;
    attempt.answer(onward);
  }
  if (course.decision === null) obstacles.push(...refusalTo(course, player, command));
  return { possible: false, obstacles };
};
