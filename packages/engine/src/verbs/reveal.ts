/** Showing cards. */
import type { ActionOf } from '../language/action.ts';
import { bind } from '../meaning/scene.ts';
import { record } from '../moves/moment.ts';
import { boundTo, knownBy, mention } from '../state/cards-of.ts';
import { cardVerb, done, type VerbOf } from './verb.ts';

/** The name under which a text keeps what it has excavated. */
export const EXCAVATED = 'excavated';

const showing = (whom: (known: number, you: number) => number): VerbOf<ActionOf<'reveal' | 'look-at'>> =>
  cardVerb<'reveal' | 'look-at'>({
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
/** Both players see the cards. */
export const reveal = showing(() => 3);
/** Only the player whose effect it is sees them too. */
export const lookAt = showing((known, you) => known | you);
