/** The Pendulum Summon: any number of monsters at the same time, without a Chain. */
import { obstacleToTogether } from '../../field/special-summon.ts';
import { pendulumCandidates, pendulumPlaces } from '../../legality/pendulum.ts';
import { closeMoment } from '../../moves/moment.ts';
import { writeHistory } from '../../state/door.ts';
import { callThen, end, frame, type Procedure, returnedCards } from '../../state/next.ts';
import { cardOf } from '../../state/table.ts';

export const pendulumSummon: Procedure<'pendulum-summon'> = {
  // (summoning.pendulum.levels-between-the-scales)
  choose: (table, vars) => {
    const { player } = vars;
    const cards = pendulumCandidates(table, player);
    const constraints = [pendulumPlaces(table, player, cards)];
    const why = { for: 'pendulum-summon' } as const;
    const max = obstacleToTogether(table, player, cards.length) ? 1 : cards.length;
    return callThen(frame('select', { player, cards, min: 1, max, why, constraints }), 'window', vars);
  },
  // It counts for the turn even if it is negated. (summoning.pendulum.once-per-turn)
  window: (table, vars, input) => {
    const { player } = vars;
    const history = writeHistory(table);
    const [first, second] = history.pendulumSummons;
    history.pendulumSummons = player === 0 ? [first + 1, second] : [first, second + 1];
    closeMoment(table);
    return callThen(
      frame('summon-window', { cards: returnedCards(input), way: 'pendulum', player, passes: 0 }),
      'summon',
      { ...vars, cards: returnedCards(input) },
    );
  },
  summon: (table, vars, input) => {
    const { player } = vars;
    const cards = vars.cards.filter((card) => ['hand', 'extra'].includes(cardOf(table, card).zone));
    if (input.returned === true || cards.length === 0) return end([]);
    return callThen(
      frame('special-summon', {
        cards,
        to: player,
        player,
        way: 'pendulum',
        positions: ['attack', 'defense'],
        position: 'attack',
        by: 'summon',
        properly: true,
        placed: [],
      }),
      'over',
      vars,
    );
  },
  over: (_, __, input) => end(returnedCards(input)),
};
