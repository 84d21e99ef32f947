import { doerOf } from '../meaning/scene.ts';
import { frame } from '../state/next.ts';
import { NO_SCENE } from '../vocabulary/ids.ts';
import { byProcedure, cardVerb } from './verb.ts';

/** Destroys cards; what replaces or forbids the destruction is asked in the procedure. */
export const destroy = cardVerb<'destroy'>({
  categories: ({ into }) => (into ? ['destroys', 'banishes'] : ['destroys']),
  run: (_, { into }, { cards, scene }) =>
    byProcedure(
      frame('destroy', {
        left: cards,
        doomed: [],
        into: into ?? 'gy',
        by: 'effect',
        player: doerOf(scene),
        source: scene.source.card,
        scene: NO_SCENE,
      }),
    ),
});
