/** Verbs for Xyz Materials. */
import { cardsMeantBy } from '../meaning/reference.ts';
import { moveCard } from '../moves/move.ts';
import { boundTo } from '../state/cards-of.ts';
import { obstacle } from '../state/obstacle.ts';
import { cardOf, monsterOf } from '../state/table.ts';
import { cardVerb, done } from './verb.ts';

/** It was no card on the field: it is neither sent from there nor does it leave it. (summoning.xyz.detached-material-is-not-sent-from-the-field, faq.xyz-material.detached-card-arrives-in-the-gy-as-itself, summoning.xyz.detached-material-does-not-leave-the-field) Those of a doomed monster too. (effects.cost.doomed-xyz-material) */
export const detach = cardVerb<'detach'>({
  categories: () => ['detaches'],
  // What has no materials has none for an effect that it has gained. (faq.copy.gained-xyz-effect-without-materials)
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
 * (faq.face-down.attach-material, faq.xyz-material.attaching-is-no-xyz-summon, faq.xyz-material.becoming-material-is-not-leaving)
 */
export const attach = cardVerb<'attach'>({
  categories: () => ['attaches'],
  refuses: (table, _, card) =>
    monsterOf(table, card)?.frame === 'token' ? obstacle('monsters.token.not-xyz-material', card) : undefined,
  run: (table, { to }, { cards, cause, scene }) => {
    const [monster] = cardsMeantBy(table, to, scene);
    // It is the monster that is affected. (faq.resist.taking-materials-and-counters-affects-those)
    if (
      monster === undefined ||
      table.look.isUnaffected(table, monster, scene.source.card, 'activated', scene)
    )
      return done(false);
    const host = boundTo(table, monster);
    for (const card of cards)
      moveCard(table, { card, to: 'material', host, manner: 'attached', by: cause, player: scene.you });
    return done(cards.length > 0);
  },
});
