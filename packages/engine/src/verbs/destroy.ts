import { DOOMED_TOGETHER, doerOf } from '../meaning/scene.ts';
import { turnPlayersFirst } from '../state/cards-of.ts';
import { frame } from '../state/next.ts';
import { NO_SCENE } from '../vocabulary/ids.ts';
import { byProcedure, cardVerb } from './verb.ts';

/** Destroys cards; what replaces or forbids the destruction is asked in the procedure. */
export const destroy = cardVerb<'destroy'>({
  categories: ({ into }) => (into ? ['destroys', 'banishes'] : ['destroys']),
  run: (table, { into }, { cards, scene, cause }) =>
    byProcedure(
      frame('destroy', {
        // What saves cards is asked card by card. (faq.replace.turn-player-first)
        left: turnPlayersFirst(table, cards),
        doomed: [],
        into: into ?? 'gy',
        by: cause === 'rule' ? 'rule' : 'effect',
        player: doerOf(scene),
        source: scene.source.card,
        scene: NO_SCENE,
        ...(scene.bound[DOOMED_TOGETHER] !== undefined && { instead: true }),
      }),
    ),
});
