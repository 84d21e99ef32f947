/** A Special Summon by the monster's own text: no Chain, but it can be negated. (summoning.inherent.starts-no-chain, effects.no-chain.summoning-procedure) */
import { procedureMaterials } from '../../legality/summon.ts';
import { closeMoment } from '../../moves/moment.ts';
import { moveCard } from '../../moves/move.ts';
import { callThen, end, frame, type Procedure, returnedCards } from '../../state/next.ts';
import { cardOf, definitionOf } from '../../state/table.ts';

export const procedureSummon: Procedure<'procedure-summon'> = {
  materials: (table, vars) => {
    const { card, player } = vars;
    const choice = procedureMaterials(table, player, card);
    if (!choice) return end([]);
    const { cards, count, constraints } = choice;
    const why = { for: 'fusion-material', card } as const;
    return callThen(
      frame('select', { player, cards, min: count, max: count, why, constraints }),
      'use',
      vars,
    );
  },
  // (summoning.contact-fusion.face-down-monsters-can-be-used, summoning.inherent.monsters-used-miss-optional-when-timing)
  use: (table, vars, input) => {
    const { card, player } = vars;
    const banished = definitionOf(table, card).monster?.summoning?.procedure?.materials === 'banished';
    for (const material of returnedCards(input))
      moveCard(table, {
        card: material,
        to: banished ? 'banished' : 'gy',
        manner: banished ? 'banished' : 'sent',
        by: 'summon',
        player,
      });
    closeMoment(table);
    return callThen(frame('summon-window', { card, way: 'special', player, passes: 0 }), 'summon', vars);
  },
  // It is not a Fusion Summon, and it is not by an effect. (summoning.contact-fusion.is-not-a-fusion-summon)
  summon: (table, vars, input) => {
    const { card, player } = vars;
    const from = definitionOf(table, card).monster?.summoning?.procedure?.from ?? [];
    if (input.returned === true || !from.includes(cardOf(table, card).zone)) return end([]);
    return callThen(
      frame('special-summon', {
        cards: [card],
        to: player,
        player,
        way: 'special',
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
