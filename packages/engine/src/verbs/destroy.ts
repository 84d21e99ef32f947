import { frame } from '../state/next.ts';
import { byProcedure, cardVerb } from './verb.ts';

/** Destroys cards; what replaces or forbids the destruction is asked in the procedure. */
export const destroy = cardVerb<'destroy'>({
  categories: () => ['destroys'],
  run: (_, __, { cards, scene }) =>
    byProcedure(
      frame('destroy', { cards, by: 'effect', player: scene.you, left: cards, kept: [], asking: 0 }),
    ),
});
