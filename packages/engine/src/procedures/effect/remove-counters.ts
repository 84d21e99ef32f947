/** Removing counters from several cards: one after the other, where their player can decide. */
import { changeCounters, countersOn } from '../../moves/counters.ts';
import type { Variables } from '../../state/frame.ts';
import { callThen, end, frame, goTo, type Procedure, returnedCards } from '../../state/next.ts';

type Vars = Variables['remove-counters'];

export const removeCounters: Procedure<'remove-counters'> = {
  each: (table, vars) => {
    const { player, counter, left, why } = vars;
    if (left === 0) return end(true);
    const cards = vars.cards.filter((card) => countersOn(table, card, counter) > 0);
    if (cards.length === 0) return end(false);
    return callThen(frame('select', { player, cards, min: 1, max: 1, why, constraints: [] }), 'chosen', vars);
  },
  chosen: (table, vars: Vars, input) => {
    const [card] = returnedCards(input);
    if (card !== undefined) changeCounters(table, card, vars.counter, -1);
    return goTo('each', { ...vars, left: vars.left - 1 });
  },
};
