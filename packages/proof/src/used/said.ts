/** What an effect says that it does: surely, or perhaps. */
import type { Action, ActionOf } from '@spellspeed/engine/language';
import { SHOWN_BY } from './shown-by.ts';

type Verb = Action['do'];
/** Parts of which each is carried out if the effect is; and all that may be. */
export interface Said {
  readonly surely: readonly Verb[];
  readonly perhaps: readonly Verb[];
}
const NOTHING: Said = { surely: [], perhaps: [] };
const both = (parts: readonly Said[]): Said => ({
  surely: parts.flatMap(({ surely }) => surely),
  perhaps: parts.flatMap(({ perhaps }) => perhaps),
});
const perhaps = ({ perhaps: all }: Said): Said => ({ surely: [], perhaps: all });

type InnerVerb = 'sequence' | 'may' | 'if' | 'one-of' | 'each-player';
const INNER: { readonly [V in InnerVerb]: (action: ActionOf<V>) => Said } = {
  sequence: (action) => both(action.parts.map(saidBy)),
  may: (action) =>
    perhaps(both([saidBy(action.action), ...(action.otherwise ? [saidBy(action.otherwise)] : [])])),
  if: (action) =>
    perhaps(both([saidBy(action.action), ...(action.otherwise ? [saidBy(action.otherwise)] : [])])),
  'one-of': (action) => perhaps(both(action.actions.map(saidBy))),
  'each-player': (action) => saidBy(action.action),
};
export const saidBy = (action: Action | undefined): Said => {
  if (action === undefined) return NOTHING;
  // The record holds for each verb the function that takes it.
  if (isInner(action.do)) return (INNER[action.do] as (action: Action) => Said)(action);
  return { surely: [action.do], perhaps: [action.do] };
};
const isInner = (verb: Verb): verb is InnerVerb => SHOWN_BY[verb] === 'inner';
