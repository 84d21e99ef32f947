/** What was declared. */

import { isStill } from '../state/cards-of.ts';
import type { Scene } from '../state/scene.ts';
import { cardOf, type Table } from '../state/table.ts';

/** The name under which a scene notes it. */
export const DECLARED = 'declared';

/** What was declared for this text: in the present resolution, or before by the card as long as it stays. */
export const declaredIn = (table: Table, scene: Scene): number | null =>
  scene.noted[DECLARED] ?? (isStill(table, scene.source) ? cardOf(table, scene.source.card).declared : null);
