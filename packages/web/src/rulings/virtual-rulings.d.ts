/** All rulings as they are listed; made by `vite/rulings-index.ts` while the page is built. */
declare module 'virtual:rulings' {
  import type { ListedRuling } from './types.ts';

  const list: {
    readonly rulings: readonly ListedRuling[];
    /** The statements of the clauses that they cite. */
    readonly clauses: { readonly [rule: string]: string };
  };
  export default list;
}
