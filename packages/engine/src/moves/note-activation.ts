/** Notes what was activated, where a text of the duel asks for it. */
import { writeHistory } from '../state/door.ts';
import { cardOf, type Table } from '../state/table.ts';
import type { TurnHistory } from '../state/turn-history.ts';

type Activation = TurnHistory['activations'][number];

export const noteActivation = (
  table: Table,
  activated: Pick<Activation, 'player' | 'card' | 'isPendulumEffect' | 'what' | 'in'>,
): void => {
  if (!table.sorts.memories.has('activations')) return;
  const { clock: at, phase } = table.state;
  const history = writeHistory(table);
  const { stay } = cardOf(table, activated.card);
  history.activations = [...history.activations, { ...activated, at, phase, stay }];
};
