/** What was declared. */
import type { Declaration } from '../language/action.ts';
import { isStill } from '../state/cards-of.ts';
import type { Scene } from '../state/scene.ts';
import { cardOf, type Table } from '../state/table.ts';

/** The name under which a scene notes it. */
export const DECLARED = 'declared';

/** The same for one kind of thing: a text can have two declared, "1 Type and 1 Attribute". (wording.style.declare) */
export const declaredAs = (what: Declaration['declare']): string => `${DECLARED}-${what}`;

/** What was declared for this text: in the present resolution, or before by the card as long as it stays. */
export const declaredIn = (table: Table, scene: Scene, what: Declaration['declare']): number | null =>
  scene.noted[declaredAs(what)] ??
  scene.noted[DECLARED] ??
  (isStill(table, scene.source) ? cardOf(table, scene.source.card).declared : null);
