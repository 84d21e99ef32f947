/** Made by `vite/rulings-index.ts` while the page is built. */

/** All rulings as they are listed. */
declare module 'virtual:rulings' {
  import type { ListedRuling } from './types.ts';

  const rulings: readonly ListedRuling[];
  export default rulings;
}
/** The statements of the clauses that the rulings cite, in one language of the rulebook. */
declare module 'virtual:rulings/clauses/*' {
  import type { ClauseStatements } from './types.ts';

  const statements: ClauseStatements;
  export default statements;
}
/** The titles that there are in one language. */
declare module 'virtual:rulings/titles/*' {
  import type { RulingTitles } from './types.ts';

  const titles: RulingTitles;
  export default titles;
}
