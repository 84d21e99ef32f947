/** Building a Chain: the players answer in turn until both decline, then it resolves. */

import { activations } from '../../legality/choices.ts';
import { askThen, callThen, end, frame, goTo, type Procedure } from '../../state/next.ts';
import { respondOrPass } from '../../state/questions.ts';
import { opponentOf } from '../../vocabulary/players.ts';
import { activation } from './activate.ts';

export const chain: Procedure<'chain'> = {
  offer: (table, vars) => {
    // (chains.build.ends-when-both-decline, chains.resolve.starts-when-complete)
    if (vars.passes >= 2) return goTo('resolve', vars);
    const choices = activations(table, vars.next, 'fast');
    if (choices.length === 0 && !table.state.askEveryWindow)
      return goTo('offer', { next: opponentOf(vars.next), passes: vars.passes + 1 });
    return askThen(respondOrPass(vars.next, 'fast-effects', choices), 'answered', vars);
  },
  answered: (table, vars, input) => {
    const [choice] = input.chosen;
    const other = opponentOf(vars.next);
    // Who declines leaves it to the other. (chains.build.priority-returns)
    if (choice?.do !== 'activate') return goTo('offer', { next: other, passes: vars.passes + 1 });
    // Each activation is the next link; then the opponent may answer. (chains.build.numbering, chains.build.priority-to-opponent)
    const called = activation(table, vars.next, choice.card, choice.effect, []);
    return { next: 'call', frame: called, step: 'offer', vars: { next: other, passes: 0 } };
  },
  resolve: (_, vars) => callThen(frame('resolve-chain', { used: [] }), 'over', vars),
  over: () => end(true),
};
