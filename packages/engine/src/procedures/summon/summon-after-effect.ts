/**
 * A Summon directly after an effect would be performed: from Chain Link 1, after which nothing is left to resolve, it can be negated like
 * any other. Returns whether it was. (faq.procedure.after-an-effect-only-negatable-as-link-1)
 */
import { staysOnField } from '../../field/used-up.ts';
import { restoreMoments } from '../../moves/moment.ts';
import { write } from '../../state/door.ts';
import { callThen, end, frame, type Procedure } from '../../state/next.ts';

export const summonAfterEffect: Procedure<'summon-after-effect'> = {
  // The Chain Link has been resolved by then: what answers the Summon begins a Chain of its own.
  window: (table, vars) => {
    const [link, ...above] = table.state.chain;
    if (link === undefined || above.length > 0) return end(false);
    const { after: _, ...summon } = vars;
    const { moments, clock } = table.state;
    write(table, 'chain', []);
    const isUsed = link.what === 'card' && !staysOnField(table, link.card.card);
    return callThen(
      frame('summon-window', { ...summon, passes: 0, ...(isUsed && { used: link.card }) }),
      'over',
      { ...vars, after: { link, moments, clock } },
    );
  },
  over: (table, { after }, input) => {
    if (!after) return end(false);
    write(table, 'chain', [after.link]);
    // Where nobody has answered, the Summon goes on with what its effect did before.
    if (table.state.clock === after.clock) restoreMoments(table, after.moments);
    return end(input.returned === true);
  },
};
