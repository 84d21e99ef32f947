/** Choosing cards. A choice that is the only one is taken by itself. */

import { COMPARED, type Compares } from '../../field/compared.ts';
import type { Differing } from '../../language/action.ts';
import type { Constraint } from '../../state/decision.ts';
import { askThen, end, type Procedure } from '../../state/next.ts';
import type { Table } from '../../state/table.ts';
import { gather } from '../../vocabulary/gather.ts';
import type { CardId } from '../../vocabulary/ids.ts';

/** No two that are alike in this, or none that is not. (wording.style.different-names, wording.style.same-of-chosen) */
export const compared = (
  table: Table,
  { different, same }: Compares,
  cards: readonly CardId[],
): readonly Constraint[] => {
  const valuesOf = (of: Differing) => cards.map((card) => COMPARED[of](table, card));
  return [
    ...[different ?? []].flat().map((of) => ({ must: 'differ', values: valuesOf(of), of }) as const),
    ...(same ? [{ must: 'agree', values: valuesOf(same), of: same } as const] : []),
  ];
};

export const select: Procedure<'select'> = {
  ask: (_, vars) => {
    const { player, cards, min, max, why, constraints } = vars;
    if (max === 0) return end([]);
    if (cards.length === min && min === max) return end(cards);
    return askThen(
      {
        player,
        kind: 'cards',
        why,
        choices: cards.map((card) => ({ do: 'card', card })),
        min,
        max,
        constraints,
      },
      'chosen',
      vars,
    );
  },
  chosen: (_, __, input) =>
    end(gather(input.chosen, (choice): CardId[] => (choice.do === 'card' ? [choice.card] : []))),
};
