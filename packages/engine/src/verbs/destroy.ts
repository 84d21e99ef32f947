import { doerOf } from '../meaning/scene.ts';
import { frame } from '../state/next.ts';
import { cardOf, type Table } from '../state/table.ts';
import { type CardId, NO_SCENE } from '../vocabulary/ids.ts';
import { byProcedure, cardVerb } from './verb.ts';

/** What saves cards is asked card by card: those of the turn player first. (faq.replace.turn-player-first) */
const turnPlayersFirst = (table: Table, cards: readonly CardId[]): readonly CardId[] => {
  const isTurnPlayers = (card: CardId): boolean => cardOf(table, card).controller === table.state.turnPlayer;
  return [...cards.filter(isTurnPlayers), ...cards.filter((card) => !isTurnPlayers(card))];
};

/** Destroys cards; what replaces or forbids the destruction is asked in the procedure. */
export const destroy = cardVerb<'destroy'>({
  categories: ({ into }) => (into ? ['destroys', 'banishes'] : ['destroys']),
  run: (table, { into }, { cards, scene, cause }) =>
    byProcedure(
      frame('destroy', {
        left: turnPlayersFirst(table, cards),
        doomed: [],
        into: into ?? 'gy',
        by: cause === 'rule' ? 'rule' : 'effect',
        player: doerOf(scene),
        source: scene.source.card,
        scene: NO_SCENE,
      }),
    ),
});
