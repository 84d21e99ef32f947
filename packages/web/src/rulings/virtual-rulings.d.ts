/** Made by `vite/rulings-index.ts` while the page is built. */

/** All rulings as they are listed. */
declare module 'virtual:rulings' {
  import type { ListedRuling } from './types.ts';

  const rulings: readonly ListedRuling[];
  export default rulings;
}
/** The statements of the clauses that the rulings cite, in each language of the rulebook: each is loaded by itself. */
declare module 'virtual:rulings/clauses' {
  import type { RulebookLanguage } from '@spellspeed/rulebook';
  import type { ClauseStatements } from './types.ts';

  const statements: { readonly [language in RulebookLanguage]: () => Promise<ClauseStatements> };
  export default statements;
}
/** The titles that there are, in each language in which there are any: each is loaded by itself. */
declare module 'virtual:rulings/titles' {
  import type { RulingTitles } from './types.ts';

  const titles: { readonly [language in string]?: () => Promise<RulingTitles> };
  export default titles;
}
/** The documents of the rulings by their names, in groups: each group is loaded by itself. */
declare module 'virtual:rulings/texts' {
  const texts: { readonly [group in string]?: () => Promise<{ readonly [file in string]?: string }> };
  export default texts;
}
