/** Showing cards. */
import type { ActionOf } from '../language/action.ts';
import { bind } from '../meaning/scene.ts';
import { record } from '../moves/moment.ts';
import { boundTo, knownBy, mention } from '../state/cards-of.ts';
import { type Obstacle, obstacle } from '../state/obstacle.ts';
import { cardOf, type Table } from '../state/table.ts';
import type { CardId } from '../vocabulary/ids.ts';
import { cardVerb, done, type VerbOf } from './verb.ts';

/** The name under which a text keeps what it has excavated. */
export const EXCAVATED = 'excavated';

const showing = (
  whom: (known: number, you: number) => number,
  refuses?: VerbOf<ActionOf<'reveal' | 'look-at'>>['refuses'],
): VerbOf<ActionOf<'reveal' | 'look-at'>> =>
  cardVerb<'reveal' | 'look-at'>({
    ...(refuses && { refuses }),
    run: (table, { what }, { cards, scene, sceneId }) => {
      for (const card of cards) {
        const shown = { ...mention(table, card), knownBy: whom(knownBy(table, card), 1 << scene.you) };
        record(table, { what: 'revealed', card: shown, player: scene.you });
      }
      if (what.cards === 'top')
        bind(
          table,
          sceneId,
          EXCAVATED,
          cards.map((card) => boundTo(table, card)),
        );
      return done(cards.length > 0);
    },
  });
/** What everyone sees in a hand already is not shown. (faq.reveal.public-cards-cannot-be-shown) */
const alreadyPublic = (table: Table, _: unknown, card: CardId): Obstacle | undefined =>
  cardOf(table, card).zone === 'hand' && knownBy(table, card) === 3
    ? obstacle('faq.reveal.public-cards-cannot-be-shown', card)
    : undefined;
/** Both players see the cards, and in a hand not for longer. (faq.reveal.a-cost-is-shown-only-at-the-activation) */
export const reveal = showing(() => 3, alreadyPublic);
/** Only the player whose effect it is sees them too. */
export const lookAt = showing((known, you) => known | you);
