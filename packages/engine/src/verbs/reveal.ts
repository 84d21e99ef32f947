/** Showing cards. */
import { record } from '../moves/moment.ts';
import { mention } from '../state/cards-of.ts';
import { cardVerb, done } from './verb.ts';

/** Both players see the cards. */
export const reveal = cardVerb<'reveal'>({
  run: (table, _, { cards, scene }) => {
    for (const card of cards)
      record(table, {
        what: 'revealed',
        card: { ...mention(table, card), knownBy: 3 },
        player: scene.you,
      });
    return done(cards.length > 0);
  },
});
