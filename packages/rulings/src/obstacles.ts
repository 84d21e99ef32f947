/** What stands in the way of a command, with its clause. */
import type { ExplainedObstacle, OfferedChoice, Player } from '@spellspeed/engine';
import { clauseOf } from '@spellspeed/rulebook';
import { type CardCommand, effectFits } from './command-answer.ts';
import { type Course, fail } from './course.ts';
import { describeChoices } from './describe.ts';
import { nameOfCard, nameOfPlayer } from './names.ts';
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

/** Everything that stands in the way now, as the engine explains it. */
export const obstaclesTo = (course: Course, player: Player, command: Command): ExplainedObstacle[] => {
  switch (command.do) {
    case 'phase': {
      if (course.state.turnPlayer !== player) return [];
      const found = course.duel.obstacleTo(player, { do: 'enter-phase', phase: command.phase });
      return found ? [found] : [];
    }
    case 'pendulum-summon': {
      const found = course.duel.obstacleTo(player, { do: 'pendulum-summon' });
      return found ? [found] : [];
    }
    case 'attack':
      return [...withCard(course, player, command), ...toAttack(course, player, command)];
    case 'activate':
      return [...withCard(course, player, command), ...toTarget(course, player, command)];
    default:
      return 'card' in command ? withCard(course, player, command) : [];
  }
};

/** A clause with its statement and the cards that cause it. */
export const describeObstacle = (course: Course, { rule, cards }: ExplainedObstacle): string => {
  const causes = cards.map((handle) => nameOfCard(course.cardState(course.idOf(handle)).passcode));
  const because = causes.length === 0 ? '' : ` [${causes.join(', ')}]`;
  return `${rule}${because}: ${clauseOf(rule).statement.trim()}`;
};

/** The failure of a command, from where it began to where it was given up. */
export function failed(before: Course, now: Course, player: Player, command: Command, reason: string): never {
  const obstacles = [...obstaclesTo(before, player, command), ...obstaclesTo(now, player, command)];
  const [first] = new Set(obstacles.map((obstacle) => describeObstacle(before, obstacle)));
  return fail(
    [
      `${nameOfPlayer(player)} cannot "${command.text}": ${reason}`,
      ...(first === undefined ? [] : [`because ${first}`]),
      `then ${describeChoices(before)}`,
      ...(now === before ? [] : [`now ${describeChoices(now)}`]),
    ].join('\n  '),
  );
}
