import type { Statements } from './clause.ts';
import { CLAUSES } from './clauses.generated.ts';

/** The rulebook in English, as the clause files have it. */
export const ENGLISH = Object.fromEntries(
  CLAUSES.map(({ id, statement }) => [id, statement.trim()]),
) as Statements;

/** Each clause that says the same as another, with that one. */
export const REPEATED = CLAUSES.flatMap(({ id, sameAs }) =>
  sameAs === undefined ? [] : [{ id, owner: sameAs }],
);
