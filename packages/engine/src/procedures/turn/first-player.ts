/** Who goes first; returns that player. */
import { record } from '../../moves/moment.ts';
import { bug } from '../../state/bug.ts';
import type { Choice, Decision, Why } from '../../state/decision.ts';
import { askThen, end, goTo, type Procedure } from '../../state/next.ts';
import { oneOf } from '../../state/questions.ts';
import { HAND_SIGNS, TURN_ORDERS, winnerOf } from '../../vocabulary/first-player.ts';
import { opponentOf, type Player } from '../../vocabulary/players.ts';

const question = (
  player: Player,
  why: Why['for'] & ('rock-paper-scissors' | 'first-player'),
  options: readonly string[],
): Decision =>
  oneOf(
    player,
    'option',
    { for: why },
    options.map((_, option): Choice => ({ do: 'option', option })),
  );
const chosenOf = <T>(options: readonly T[], choice: Choice | undefined): T =>
  (choice?.do === 'option' ? options[choice.option] : undefined) ?? bug('no option was chosen');

export const firstPlayer: Procedure<'first-player'> = {
  begin: (_, vars) => {
    const { rule } = vars;
    if (rule === 'first-listed') return end(0);
    return rule === 'rock-paper-scissors'
      ? goTo('first-sign', vars)
      : goTo('choose', { ...vars, chooser: rule.chooses });
  },
  // Both show their sign at once: the second is asked without knowing the first. (duel.first-player.rock-paper-scissors)
  'first-sign': (_, vars) => askThen(question(0, 'rock-paper-scissors', HAND_SIGNS), 'second-sign', vars),
  'second-sign': (_, vars, input) =>
    askThen(question(1, 'rock-paper-scissors', HAND_SIGNS), 'shown', {
      ...vars,
      shown: chosenOf(HAND_SIGNS, input.chosen[0]),
    }),
  shown: (table, vars, input) => {
    const signs = [vars.shown, chosenOf(HAND_SIGNS, input.chosen[0])] as const;
    const winner = winnerOf(signs);
    record(table, { what: 'rock-paper-scissors', signs, winner });
    // (duel.first-player.rock-paper-scissors-again-after-a-tie)
    return winner === null ? goTo('first-sign', vars) : goTo('choose', { ...vars, chooser: winner });
  },
  // Nobody has to go first. (duel.first-player.winner-chooses-first-or-second, duel.first-player.loser-of-previous-duel-chooses)
  choose: (_, vars) => askThen(question(vars.chooser, 'first-player', TURN_ORDERS), 'chosen', vars),
  chosen: (_, vars, input) =>
    end(chosenOf(TURN_ORDERS, input.chosen[0]) === 'first' ? vars.chooser : opponentOf(vars.chooser)),
};
