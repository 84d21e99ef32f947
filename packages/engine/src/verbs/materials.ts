/** Verbs for Xyz Materials. */
import { cardsMeantBy } from '../meaning/reference.ts';
import { moveCard } from '../moves/move.ts';
import { boundTo } from '../state/cards-of.ts';
import { obstacle } from '../state/obstacle.ts';
import { cardOf, monsterOf } from '../state/table.ts';
import { cardVerb, done } from './verb.ts';

/** It was no card on the field: it is neither sent from there nor does it leave it. (summoning.xyz.detached-material-is-not-sent-from-the-field, summoning.xyz.detached-material-does-not-leave-the-field) Those of a doomed monster too. (effects.cost.doomed-xyz-material) */
export const detach = cardVerb<'detach'>({
  categories: () => ['detaches'],
  refuses: (table, _, card) =>
    cardOf(table, card).zone === 'material'
      ? undefined
      : obstacle('effects.target.inapplicable-monster', card),
  run: (table, _, { cards, cause, scene }) => {
    for (const card of cards)
      moveCard(table, {
        card,
        to: 'gy',
        manner: 'detached',
        by: cause,
        player: scene.you,
        source: scene.source.card,
      });
    return done(cards.length > 0);
  },
});

/**
 * Its own materials are left behind; a Summon alone takes them along. (monsters.token.not-xyz-material, summoning.xyz.attached-monster-leaves-its-materials)
 * (faq.face-down.attach-material)
 */
export const attach = cardVerb<'attach'>({
  categories: () => ['attaches'],
  refuses: (table, _, card) =>
    monsterOf(table, card)?.frame === 'token' ? obstacle('monsters.token.not-xyz-material', card) : undefined,
  run: (table, { to }, { cards, cause, scene }) => {
    const [monster] = cardsMeantBy(table, to, scene);
    if (monster === undefined) return done(false);
    const host = boundTo(table, monster);
    for (const card of cards)
      moveCard(table, { card, to: 'material', host, manner: 'attached', by: cause, player: scene.you });
    return done(cards.length > 0);
  },
});
