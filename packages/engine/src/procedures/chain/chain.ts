/** Building a Chain: the players answer in turn until both decline, then it resolves. */

import { activations, forcedAnswers } from '../../legality/choices.ts';
import { askThen, callThen, end, frame, goTo, type NextIn, type Procedure } from '../../state/next.ts';
import { oneOf, respondOrPass } from '../../state/questions.ts';
import type { Table } from '../../state/table.ts';
import { NO_SCENE } from '../../vocabulary/ids.ts';
import { opponentOf } from '../../vocabulary/players.ts';
import { activation } from './activate.ts';
import { activationOfHeldBack, dropHeldBack, heldBackChoices } from './simultaneous-triggers.ts';

/**
 * What must answer the last activation does so before anybody may: the turn player's first. (effects.timing.mandatory-must)
 * (faq.trigger.order.mandatory-quick-effects)
 * (faq.legality.a-mandatory-effect-is-always-activated, faq.mandatory.only-a-ban-on-activation-stops-it)
 */
const forcedAnswer = (table: Table): NextIn<'chain'> | null => {
  const { turnPlayer } = table.state;
  for (const player of [turnPlayer, opponentOf(turnPlayer)]) {
    const choices = forcedAnswers(table, player);
    const [only] = choices;
    if (only?.do !== 'activate') continue;
    const vars = { next: player, passes: 0 };
    if (choices.length > 1)
      return askThen(
        oneOf(player, 'order-triggers', { for: 'simultaneous-triggers' }, choices),
        'answered',
        vars,
      );
    const called = activation(table, player, only.card, only.effect, []);
    return callThen(called, 'offer', { next: opponentOf(player), passes: 0 });
  }
  return null;
};

export const chain: Procedure<'chain'> = {
  offer: (table, vars) => {
    // (chains.build.ends-when-both-decline, chains.resolve.starts-when-complete)
    if (vars.passes >= 2) return goTo('resolve', vars);
    const forced = vars.passes === 0 ? forcedAnswer(table) : null;
    if (forced) return forced;
    const choices = [...activations(table, vars.next, 'fast'), ...heldBackChoices(table, vars.next)];
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
    const called =
      activationOfHeldBack(table, vars.next, choice) ??
      activation(table, vars.next, choice.card, choice.effect, []);
    return { next: 'call', frame: called, step: 'offer', vars: { next: other, passes: 0 } };
  },
  resolve: (table, vars) => {
    dropHeldBack(table);
    return callThen(frame('resolve-chain', { used: [], scene: NO_SCENE }), 'over', vars);
  },
  over: () => end(true),
};
