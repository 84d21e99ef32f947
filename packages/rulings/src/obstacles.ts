/** What stands in the way of a command, with its clause. */

import { ENGLISH_PRINTER } from '@spellspeed/cardtext/printing';
import {
  type ExplainedObstacle,
  MATERIAL_RULES,
  type OfferedChoice,
  type OpenDecision,
  type Player,
} from '@spellspeed/engine';
import { isActivated } from '@spellspeed/engine/language';
import { clauseOf } from '@spellspeed/rulebook';
import { answersFor, type CardCommand, effectFits, impliedMove, isNamedEffect } from './command-answer.ts';
import { type Course, fail, ScenarioFailure } from './course.ts';
import { describeChoices, nameIn } from './describe.ts';
import { nameOfCard, nameOfPlayer } from './names.ts';
import { answerBySelf } from './passing.ts';
import { scenarioPool } from './pool.ts';
import type { Command } from './scenario.ts';

/** What a command is about in the words of the engine's explanations. */
const intentionFits = (course: Course, command: Command, choice: OfferedChoice): boolean => {
  if (!('card' in command)) return false;
  if (command.do === 'set') return choice.do === 'set-card' || choice.do === 'set-monster';
  return command.do === 'activate' ? effectFits(course, command, choice) : choice.do === command.do;
};

const withCard = (course: Course, player: Player, command: CardCommand): ExplainedObstacle[] =>
  course
    .cardsNamed(command.card)
    .flatMap((id) =>
      course.duel
        .explain(player, course.handleOf(id))
        .flatMap(({ intention, obstacle }) =>
          obstacle !== null && intentionFits(course, command, intention) ? [obstacle] : [],
        ),
    );

type Attack = Extract<Command, { readonly do: 'attack' }>;
const toAttack = (course: Course, player: Player, { card, target }: Attack): ExplainedObstacle[] => {
  if (target === null) return [];
  const targets = target === 'directly' ? [null] : course.cardsNamed(target).map((id) => course.handleOf(id));
  return course
    .cardsNamed(card)
    .flatMap((id) =>
      targets.flatMap(
        (attacked) => course.duel.obstacleToAttack(player, course.handleOf(id), attacked) ?? [],
      ),
    );
};
type Activation = Extract<Command, { readonly do: 'activate' }>;
/** Why the cards that are named cannot be targeted. */
const toTarget = (course: Course, player: Player, command: Activation): ExplainedObstacle[] =>
  course.cardsNamed(command.card).flatMap((id) =>
    course.duel.explain(player, course.handleOf(id)).flatMap(({ intention }) => {
      if (intention.do !== 'activate' || !effectFits(course, command, intention)) return [];
      return command.answers.targets.flatMap((name) =>
        course
          .cardsNamed(name)
          .flatMap(
            (target) =>
              course.duel.obstacleToTarget(
                player,
                course.handleOf(id),
                intention.effect,
                course.handleOf(target),
              ) ?? [],
          ),
      );
    }),
  );

const NO_CHOICE = -1;
/** What the duel says to an answer that it does not take: too late, another player's, too many choices, or one that is not offered. */
export const refusalTo = (course: Course, player: Player, command: Command): ExplainedObstacle[] => {
  const named = 'cards' in command ? command.cards.flatMap((name) => course.cardsNamed(name)) : [];
  const choices = course.decision?.choices ?? [];
  const picked = named.map((id) =>
    choices.findIndex((choice) => choice.do === 'card' && choice.card === course.handleOf(id)),
  );
  const refusal = course.duel.fork().answer(picked.length > 0 ? picked : [NO_CHOICE], player);
  return refusal ? [{ rule: refusal.rule, cards: [] }] : [];
};

/** Everything that stands in the way now, as the engine explains it. */
export const obstaclesTo = (course: Course, player: Player, command: Command): ExplainedObstacle[] => {
  switch (command.do) {
    case 'phase': {
      if (course.state.turnPlayer !== player) return [];
      const found = course.duel.obstacleTo(player, { do: 'enter-phase', phase: command.phase });
      return found ? [found] : [];
    }
    case 'pendulum-summon': {
      const cards = command.cards.flatMap((name) => course.cardsNamed(name).map((id) => course.handleOf(id)));
      const found = cards.flatMap((card) => course.duel.obstacleToPendulumSummon(player, card) ?? []);
      // If each alone is possible, they do not fit together.
      return found.length > 0 ? found : [{ rule: 'summoning.special.needs-a-free-monster-zone', cards }];
    }
    case 'attack':
      return [...withCard(course, player, command), ...toAttack(course, player, command)];
    case 'activate':
      return [...withCard(course, player, command), ...toTarget(course, player, command)];
    default:
      return 'card' in command ? withCard(course, player, command) : refusalTo(course, player, command);
  }
};

/** The names of the cards that stand in the way. */
export const causesOf = (course: Course, { cards }: Pick<ExplainedObstacle, 'cards'>): readonly string[] => [
  ...new Set(cards.map((handle) => nameIn(course, course.idOf(handle)))),
];
/** What the monsters list for which materials are missing; a Ritual Monster asks for its Level. */
export const missingMaterials = (course: Course, { rule, cards }: ExplainedObstacle): readonly string[] =>
  MATERIAL_RULES.includes(rule)
    ? [...new Set(cards.map((handle) => course.cardState(course.idOf(handle)).passcode))].flatMap(
        (passcode) => {
          const card = scenarioPool().get(passcode)?.card;
          return card?.kind === 'monster' ? [`${card.name}: ${ENGLISH_PRINTER.wanted(card)}`] : [];
        },
      )
    : [];
/** What the cards that are to be activated say. */
export const textsOf = (course: Course, command: Command): readonly string[] => {
  const [id] = command.do === 'activate' ? course.cardsNamed(command.card) : [];
  if (command.do !== 'activate' || id === undefined) return [];
  const state = course.cardState(id);
  const { passcode } = state;
  const card = scenarioPool().withGained(passcode, state.gained)?.card;
  const texts = card?.effects.flatMap((effect, index) =>
    isActivated(effect) && isNamedEffect(state, index, command.effect)
      ? [ENGLISH_PRINTER.effect(card, index)]
      : [],
  );
  return (texts ?? []).filter((text) => text !== '').map((text) => `${nameOfCard(passcode)}: ${text}`);
};

/** A clause with its statement and the cards that cause it. */
export const describeObstacle = (course: Course, { rule, cards }: ExplainedObstacle): string => {
  const causes = causesOf(course, { cards });
  const because = causes.length === 0 ? '' : ` [${causes.join(', ')}]`;
  return `${rule}${because}: ${clauseOf(rule).statement.trim()}`;
};

/** Clauses that only say that it is not the moment: another clause says more. */
const NOT_THE_MOMENT: readonly string[] = [
  'turn.main-phase.actions-need-priority-and-nothing-pending',
  'turn.priority.to-activate.passes-on-pass-or-activation',
  'battle.battle-step.attack-or-finish',
];
const MOST_ANSWERS = 400;
/** What was met later, with its cards as they are now: a card that has moved since is another one by then, and a Token may not be there yet. */
export const asSeenFrom = (now: Course, later: Course, obstacle: ExplainedObstacle): ExplainedObstacle => ({
  ...obstacle,
  cards: obstacle.cards.flatMap((handle) => now.state.cards[later.idOf(handle)]?.stay ?? []),
});

/** What stands in the way of a command, as the players pass on: what says most comes first. */
export const obstaclesOnTheWay = (before: Course, player: Player, command: Command): ExplainedObstacle[] => {
  const course = before.fork();
  const found: ExplainedObstacle[] = [];
  for (let answers = 0; answers < MOST_ANSWERS; answers++) {
    const { decision } = course;
    if (decision === null) break;
    found.push(...obstaclesTo(course, player, command).map((each) => asSeenFrom(before, course, each)));
    const isOffered =
      decision.player === player && answersFor(course, decision, command).some((each) => each !== null);
    const onward = isOffered
      ? null
      : (impliedMove(decision, command, player) ?? answerOrNull(course, decision));
    if (onward === null) break;
    course.answer(onward);
  }
  const isOfTheMoment = ({ rule }: ExplainedObstacle): boolean => NOT_THE_MOMENT.includes(rule);
  return [...found.filter((each) => !isOfTheMoment(each)), ...found.filter(isOfTheMoment)];
};
const answerOrNull = (course: Course, decision: OpenDecision): number[] | null => {
  try {
    return answerBySelf(course, decision);
  } catch (error) {
    if (error instanceof ScenarioFailure) return null;
    throw error;
  }
};

/** The failure of a command, from where it began to where it was given up. */
export function failed(before: Course, now: Course, player: Player, command: Command, reason: string): never {
  const [first] = obstaclesOnTheWay(before, player, command);
  return fail(
    [
      `${nameOfPlayer(player)} cannot "${command.text}": ${reason}`,
      ...(first === undefined ? [] : [`because ${describeObstacle(before, first)}`]),
      ...textsOf(before, command),
      ...(first === undefined ? [] : missingMaterials(before, first)),
      `then ${describeChoices(before)}`,
      ...(now === before ? [] : [`now ${describeChoices(now)}`]),
    ].join('\n  '),
  );
}
